// From CLDR 48.2.0, by scripts/build/formats.mjs.
import type { Formats } from './formats.ts'

export const FORMATS: Formats = {
  "decimal": ",",
  "group": "\u202f",
  "minGrouping": 1,
  "percent": "{0}\u00a0%",
  "money": "{0}\u00a0¤",
  "moneyByLetters": "{0}\u00a0¤",
  "signs": {
    "XOF": "F\u202fCFA",
    "XAF": "FCFA"
  },
  "units": {
    "kilobyte": "{0} ko",
    "megabyte": "{0} Mo"
  },
  "compact": [
    "{0}\u00a0k",
    "{0}\u00a0M",
    "{0}\u00a0Md"
  ],
  "months": {
    "short": [
      "janv.",
      "févr.",
      "mars",
      "avr.",
      "mai",
      "juin",
      "juil.",
      "août",
      "sept.",
      "oct.",
      "nov.",
      "déc."
    ],
    "long": [
      "janvier",
      "février",
      "mars",
      "avril",
      "mai",
      "juin",
      "juillet",
      "août",
      "septembre",
      "octobre",
      "novembre",
      "décembre"
    ]
  },
  "days": {
    "short": [
      "dim.",
      "lun.",
      "mar.",
      "mer.",
      "jeu.",
      "ven.",
      "sam."
    ],
    "long": [
      "dimanche",
      "lundi",
      "mardi",
      "mercredi",
      "jeudi",
      "vendredi",
      "samedi"
    ]
  },
  "patterns": {
    "d": "d",
    "E": "E",
    "MMMd": "d MMM",
    "MMMMd": "d MMMM",
    "yMMM": "MMM y",
    "yMMMM": "MMMM y",
    "MMMEd": "E d MMM",
    "yMMMd": "d MMM y",
    "yMMMMd": "d MMMM y",
    "MMMMEEEEd": "EEEE d MMMM",
    "medium": "d MMM y",
    "long": "d MMMM y",
    "time": "HH:mm",
    "timeSeconds": "HH:mm:ss",
    "both": "{1}, {0}"
  },
  "firstDay": "1er",
  "relative": {
    "long": {
      "second": {
        "past": [
          "il y a {0} seconde",
          "il y a {0} secondes"
        ],
        "future": [
          "dans {0} seconde",
          "dans {0} secondes"
        ]
      },
      "minute": {
        "past": [
          "il y a {0} minute",
          "il y a {0} minutes"
        ],
        "future": [
          "dans {0} minute",
          "dans {0} minutes"
        ]
      },
      "hour": {
        "past": [
          "il y a {0} heure",
          "il y a {0} heures"
        ],
        "future": [
          "dans {0} heure",
          "dans {0} heures"
        ]
      },
      "day": {
        "past": [
          "il y a {0} jour",
          "il y a {0} jours"
        ],
        "future": [
          "dans {0} jour",
          "dans {0} jours"
        ]
      },
      "week": {
        "past": [
          "il y a {0} semaine",
          "il y a {0} semaines"
        ],
        "future": [
          "dans {0} semaine",
          "dans {0} semaines"
        ]
      },
      "month": {
        "past": [
          "il y a {0} mois",
          "il y a {0} mois"
        ],
        "future": [
          "dans {0} mois",
          "dans {0} mois"
        ]
      },
      "year": {
        "past": [
          "il y a {0} an",
          "il y a {0} ans"
        ],
        "future": [
          "dans {0} an",
          "dans {0} ans"
        ]
      }
    },
    "short": {
      "second": {
        "past": [
          "il y a {0}\u00a0s",
          "il y a {0}\u00a0s"
        ],
        "future": [
          "dans {0}\u00a0s",
          "dans {0}\u00a0s"
        ]
      },
      "minute": {
        "past": [
          "il y a {0}\u00a0min",
          "il y a {0}\u00a0min"
        ],
        "future": [
          "dans {0}\u00a0min",
          "dans {0}\u00a0min"
        ]
      },
      "hour": {
        "past": [
          "il y a {0}\u00a0h",
          "il y a {0}\u00a0h"
        ],
        "future": [
          "dans {0}\u00a0h",
          "dans {0}\u00a0h"
        ]
      },
      "day": {
        "past": [
          "il y a {0}\u00a0j",
          "il y a {0}\u00a0j"
        ],
        "future": [
          "dans {0}\u00a0j",
          "dans {0}\u00a0j"
        ]
      },
      "week": {
        "past": [
          "il y a {0} sem.",
          "il y a {0} sem."
        ],
        "future": [
          "dans {0} sem.",
          "dans {0} sem."
        ]
      },
      "month": {
        "past": [
          "il y a {0} m.",
          "il y a {0} m."
        ],
        "future": [
          "dans {0} m.",
          "dans {0} m."
        ]
      },
      "year": {
        "past": [
          "il y a {0} a",
          "il y a {0} a"
        ],
        "future": [
          "dans {0} a",
          "dans {0} a"
        ]
      }
    },
    "day": {
      "0": "aujourd’hui",
      "1": "demain",
      "-1": "hier"
    },
    "now": "maintenant"
  },
  "list": {
    "start": "{0}, {1}",
    "middle": "{0}, {1}",
    "end": "{0} et {1}",
    "two": "{0} et {1}"
  },
  "nothingIsOne": true
}
