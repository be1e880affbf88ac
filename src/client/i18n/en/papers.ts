/** What Kuu does, as questions and answers, and what it keeps. True as the product stands: change them with it. */
export default {
  back: 'Back',
  agents: {
    title: 'Extension agents',
    lead: 'Who you can ask. To write to one of them, press ‘Get help’ on Home or in your profile.',
  },
  help: {
    title: 'Help & FAQ',
    lead: 'Short answers to what farmers ask most.',
    cost: {
      q: 'What does Kuu cost?',
      a: 'Using Kuu is free. Your network may charge you for data and for SMS. What has a price, such as some courses, shows it first.',
    },
    addCrop: {
      q: 'How do I add a crop?',
      a: 'On Home press ‘Add a crop’, choose the crop and write the area in hectares. Kuu works the harvest day out from the crop; you can change it.',
    },
    hectare: {
      q: 'How large is a hectare?',
      a: '100 metres by 100 metres: 10,000 square metres, or about two and a half acres. For half a hectare write 0.5.',
    },
    moveCrop: {
      q: 'My crop was planted, or is ready. How do I say so?',
      a: 'Open it with ‘View Details’ and choose the new status under ‘Update Status’. If something is wrong with it, choose ‘Problem’.',
    },
    weather: {
      q: 'Which weather do I see?',
      a: 'That of the place chosen under Profile, ‘Weather location’. Home shows the gravest warning that holds there now.',
    },
    prices: {
      q: 'Can I trust the prices?',
      a: 'Each price says in which market and on which day it was noted. Prices change from day to day, so ask before you travel to sell.',
    },
    ask: {
      q: 'How do I ask an extension agent?',
      a: 'Press ‘Get help’ on Home or in your profile and send the form. The answer comes to ‘My requests’, and the bell tells you. You can write back there.',
    },
    emergency: {
      q: 'My field is in danger now. Whom do I call?',
      a: 'The numbers are under ‘Get help’, ‘Emergency Help’.',
    },
    offline: {
      q: 'What if my connection breaks?',
      a: 'The badge at the top says ‘Offline’. What is on the screen stays readable, and what you typed stays in its form until it could be sent.',
    },
    languages: {
      q: 'Does Kuu speak my language?',
      a: 'Choose it with the button at the top or in your profile. English is complete. Swahili, Hausa, Amharic and French are drafts that their speakers still have to review; what a language lacks shows in English.',
    },
    password: {
      q: 'I forgot my password.',
      a: 'Kuu does not know your password and cannot show it to anyone. Ask your extension agent for help.',
    },
    data: {
      q: 'How do I get or delete what Kuu knows of me?',
      a: 'In your profile: ‘Download my data’ gives you a file with everything, ‘Delete my account’ deletes it.',
    },
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What Kuu keeps of you, why, where, and how you get or delete it.',
    kept: {
      title: 'What is kept, and why',
      account:
        'Your name, username, and, if you gave them, your phone, email and place: so that you can sign in and agents can reach you.',
      password: 'Your password only as a hash: nobody can read it, not even those who run Kuu.',
      farm: 'Your crops, their areas, dates, notes and log, and what you recorded about your fields: to give you advice that fits.',
      requests:
        'Your requests for help and their answers, your notifications, bookmarks, price alerts and choices: to show them to you again.',
      learning: 'Your courses, lessons and quiz results: so that you go on where you stopped.',
      money:
        'If you use the financial services, your accounts, payments, loans and policies: to carry them out and prove them.',
      sessions: 'Where you are signed in: a hash of each session’s key, for up to 30 days after you last used it.',
      failures:
        'Wrong passwords are counted for 15 minutes, under a hash of the name and the network address, to stop those who guess.',
      log: 'Each request is noted in the server’s log, with its time, the network address and your account: to find faults and attacks. Never your password, and never what you write.',
    },
    seen: {
      title: 'Who sees it',
      agents:
        'Extension agents and administrators see your name, phone, email, place, crops and requests for help, so that they can help you.',
      farmers: 'Other farmers see nothing of yours.',
      others:
        'Kuu does not sell data, shows no advertising and counts no visits with the help of others. If this installation sends SMS or mobile money, your number and the message or payment go to the company that carries them. If you turn on notifications on a phone, they travel, sealed so that only that phone can read them, through the company that made its browser.',
    },
    where: {
      title: 'Where it is',
      server:
        'In one database on the server of those who run this installation. It is copied each day and before an update; such a copy holds what you deleted for five weeks at most.',
      phone:
        'On your phone: your session and your user details, the language and the theme you chose, whom the phone notifies, one cookie for the session, and one by which this phone is known when you sign in again. Signing out removes the session and the details, and ends the notifications on this phone.',
    },
    rights: {
      title: 'How you get it and delete it',
      download: 'In your profile, ‘Download my data’ saves all of it as a file.',
      change: 'In your profile, ‘Edit my details’ corrects it.',
      remove: 'In your profile, ‘Delete my account’ deletes it, as soon as no money, loan or policy is open.',
      stays:
        'What then stays, without your name: records of payments, loans and policies, of cooperatives and of sold harvests, because others rely on them; and what you wrote for others, such as an advisory.',
    },
  },
} as const
