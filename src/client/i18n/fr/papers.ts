import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  agents: {
    title: 'Agents de vulgarisation',
    lead: 'À qui vous pouvez demander. Pour écrire à l’un d’eux, touchez « Obtenir de l’aide » sur l’accueil ou dans votre profil.',
  },
  back: 'Retour',
  help: {
    title: 'Aide et questions',
    lead: 'De courtes réponses à ce que les agriculteurs demandent le plus.',
    cost: {
      q: 'Combien coûte Kuu ?',
      a: 'Utiliser Kuu est gratuit. Votre réseau peut vous faire payer les données et les SMS. Ce qui a un prix, comme certains cours, le montre d’abord.',
    },
    addCrop: {
      q: 'Comment ajouter une culture ?',
      a: 'Sur l’accueil, touchez « Ajouter une culture », choisissez la culture et indiquez la surface en hectares. Kuu calcule le jour de récolte d’après la culture ; vous pouvez le changer.',
    },
    hectare: {
      q: 'Quelle est la taille d’un hectare ?',
      a: '100 mètres sur 100 mètres : 10 000 mètres carrés, ou environ deux acres et demi. Pour un demi-hectare, écrivez 0,5.',
    },
    moveCrop: {
      q: 'Ma culture est plantée, ou prête. Comment le dire ?',
      a: 'Ouvrez-la par « Voir les détails » et choisissez le nouvel état sous « Changer l’état ». Si elle va mal, choisissez « Problème ».',
    },
    weather: {
      q: 'Quelle météo est-ce que je vois ?',
      a: 'Celle du lieu choisi dans le profil, « Lieu de la météo ». L’accueil montre l’alerte la plus grave en cours à cet endroit.',
    },
    prices: {
      q: 'Puis-je me fier aux prix ?',
      a: 'Chaque prix dit sur quel marché et quel jour il a été relevé. Les prix changent d’un jour à l’autre : demandez avant de partir vendre.',
    },
    ask: {
      q: 'Comment interroger un agent de vulgarisation ?',
      a: 'Touchez « Obtenir de l’aide » sur l’accueil ou dans votre profil et envoyez le formulaire. La réponse arrive dans « Mes demandes », et la cloche vous prévient. Vous pouvez y répondre.',
    },
    emergency: {
      q: 'Mon champ est en danger maintenant. Qui appeler ?',
      a: 'Les numéros sont sous « Obtenir de l’aide », « Aide d’urgence ».',
    },
    offline: {
      q: 'Et si ma connexion se coupe ?',
      a: 'Le badge en haut dit « Hors ligne ». Ce qui est à l’écran reste lisible, et ce que vous avez écrit reste dans son formulaire jusqu’à l’envoi.',
    },
    languages: {
      q: 'Kuu parle-t-il ma langue ?',
      a: 'Choisissez-la par le bouton en haut ou dans votre profil. L’anglais est complet. Le swahili, le haoussa, l’amharique et le français sont des ébauches que ceux qui les parlent doivent encore relire ; ce qui manque s’affiche en anglais.',
    },
    password: {
      q: 'J’ai oublié mon mot de passe.',
      a: 'Kuu ne connaît pas votre mot de passe et ne peut le montrer à personne. Demandez de l’aide à votre agent de vulgarisation.',
    },
    data: {
      q: 'Comment obtenir ou supprimer ce que Kuu sait de moi ?',
      a: 'Dans votre profil : « Télécharger mes données » vous donne un fichier avec tout, « Supprimer mon compte » l’efface.',
    },
  },
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que Kuu garde de vous, pourquoi, où, et comment l’obtenir ou le supprimer.',
    kept: {
      title: 'Ce qui est gardé, et pourquoi',
      account:
        'Votre nom, votre nom d’utilisateur et, si vous les avez donnés, votre téléphone, e-mail et lieu : pour que vous puissiez vous connecter et que les agents puissent vous joindre.',
      password:
        'Votre mot de passe seulement comme empreinte : personne ne peut le lire, pas même ceux qui gèrent Kuu.',
      farm: 'Vos cultures, leurs surfaces, dates, notes et journal, et ce que vous avez noté de vos champs : pour vous donner des conseils qui conviennent.',
      requests:
        'Vos demandes d’aide et leurs réponses, vos notifications, favoris, alertes de prix et choix : pour vous les montrer de nouveau.',
      learning: 'Vos cours, leçons et résultats : pour que vous repreniez là où vous étiez.',
      money:
        'Si vous utilisez les services financiers, vos comptes, paiements, prêts et assurances : pour les exécuter et les prouver.',
      sessions:
        'Où vous êtes connecté : une empreinte de la clé de chaque session, jusqu’à 30 jours après sa dernière utilisation.',
      failures:
        'Les mots de passe incorrects sont comptés pendant 15 minutes, sous une empreinte du nom et de l’adresse réseau, pour arrêter ceux qui devinent.',
      log: 'Chaque requête est notée dans le journal du serveur, avec son heure, l’adresse réseau et votre compte : pour trouver les pannes et les attaques. Jamais votre mot de passe ni ce que vous écrivez.',
    },
    seen: {
      title: 'Qui le voit',
      agents:
        'Les agents de vulgarisation et les administrateurs voient votre nom, téléphone, e-mail, lieu, cultures et demandes d’aide, pour pouvoir vous aider.',
      farmers: 'Les autres agriculteurs ne voient rien de vous.',
      others:
        'Kuu ne vend pas de données, ne montre pas de publicité et ne compte pas les visites à l’aide de tiers. Si cette installation envoie des SMS ou de l’argent mobile, votre numéro et le message ou le paiement vont à l’entreprise qui les transporte.',
    },
    where: {
      title: 'Où cela se trouve',
      server:
        'Dans une seule base de données sur le serveur de ceux qui gèrent cette installation. Elle est copiée chaque jour et avant une mise à jour ; une telle copie contient ce que vous avez supprimé pendant cinq semaines au plus.',
      phone:
        'Sur votre téléphone : votre session et vos données d’utilisateur, la langue et le thème choisis, un cookie pour la session, et un autre par lequel ce téléphone est reconnu quand vous vous reconnectez. Se déconnecter retire la session et les données.',
    },
    rights: {
      title: 'Comment l’obtenir et le supprimer',
      download: 'Dans votre profil, « Télécharger mes données » enregistre tout dans un fichier.',
      change: 'Dans votre profil, « Modifier mes données » les corrige.',
      remove:
        'Dans votre profil, « Supprimer mon compte » les supprime, dès qu’aucun argent, prêt ou assurance n’est en cours.',
      stays:
        'Ce qui reste alors, sans votre nom : les traces des paiements, prêts et assurances, des coopératives et des récoltes vendues, parce que d’autres en dépendent ; et ce que vous avez écrit pour d’autres, comme un conseil.',
    },
  },
} as const satisfies Translation<'papers'>
