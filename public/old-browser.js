// Says that a browser is too old for Kuu, and how Kuu is used without one: loaded by theme.js in such a browser only, and
// so written in the oldest JavaScript there is. The number for text messages is the one that an administrator set.
;(function () {
  var TEXTS = {
    en: [
      'This browser is too old for Kuu.',
      'Update it, or use another phone. Without it, send MARKET or HELP by SMS to',
    ],
    fr: [
      'Ce navigateur est trop ancien pour Kuu.',
      'Mettez-le à jour, ou prenez un autre téléphone. Sans lui, envoyez MARKET ou HELP par SMS au',
    ],
    sw: [
      'Kivinjari hiki ni cha zamani mno kwa Kuu.',
      'Kisasishe, au tumia simu nyingine. Bila hicho, tuma MARKET au HELP kwa SMS kwenda',
    ],
    ha: [
      'Wannan burauza ta tsufa ga Kuu.',
      'Sabunta ta, ko yi amfani da wata waya. In babu ita, aika MARKET ko HELP ta SMS zuwa',
    ],
    am: ['ይህ አሳሽ ለኩኡ በጣም አሮጌ ነው።', 'ያዘምኑት፣ ወይም ሌላ ስልክ ይጠቀሙ። ያለ እሱ MARKET ወይም HELP ብለው በኤስኤምኤስ ወደዚህ ይላኩ፦'],
  }
  var chosen
  try {
    chosen = localStorage.getItem('preferred-language')
  } catch (_) {
    chosen = null
  }
  var text = TEXTS[chosen] || TEXTS[String(navigator.language).slice(0, 2)] || TEXTS.en

  function show(number) {
    var notice = document.createElement('div')
    var link = document.createElement('a')
    notice.setAttribute('role', 'alert')
    notice.style.cssText = 'position:relative;z-index:99;padding:16px;background:#fff;color:#111;font:16px sans-serif'
    link.href = 'sms:' + number
    link.appendChild(document.createTextNode(number))
    notice.appendChild(document.createTextNode(text.join(' ') + ' '))
    notice.appendChild(link)
    document.body.insertBefore(notice, document.body.firstChild)
  }

  function askNumber() {
    var request = new XMLHttpRequest()
    request.open('GET', '/trpc/farmer.hotlines.mine')
    request.onloadend = function () {
      var number = '40404'
      try {
        number = JSON.parse(request.responseText).result.data.json.sms || number
      } catch (_) {
        // Without an answer it is the code of the specification.
      }
      show(number)
    }
    request.send()
  }

  if (document.body) askNumber()
  else document.addEventListener('DOMContentLoaded', askNumber)
})()
