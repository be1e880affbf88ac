// From CLDR 48.2.0, by scripts/build/formats.mjs.
import type { Formats } from './formats.ts'

export const FORMATS: Formats = {
  "decimal": ".",
  "group": ",",
  "minGrouping": 1,
  "percent": "{0}%",
  "money": "¤\u00a0{0}",
  "moneyByLetters": "¤\u00a0{0}",
  "signs": {
    "XOF": "F\u202fCFA",
    "XAF": "FCFA"
  },
  "units": {
    "kilobyte": "{0} kB",
    "megabyte": "{0} MB"
  },
  "compact": [
    "{0}K",
    "{0}M",
    "{0}B"
  ],
  "months": {
    "short": [
      "Jan",
      "Fab",
      "Mar",
      "Afi",
      "May",
      "Yun",
      "Yul",
      "Agu",
      "Sat",
      "Okt",
      "Nuw",
      "Dis"
    ],
    "long": [
      "Janairu",
      "Faburairu",
      "Maris",
      "Afirilu",
      "Mayu",
      "Yuni",
      "Yuli",
      "Agusta",
      "Satumba",
      "Oktoba",
      "Nuwamba",
      "Disamba"
    ]
  },
  "days": {
    "short": [
      "Lah",
      "Lit",
      "Tal",
      "Lar",
      "Alh",
      "Jum",
      "Asa"
    ],
    "long": [
      "Lahadi",
      "Litinin",
      "Talata",
      "Laraba",
      "Alhamis",
      "Jummaʼa",
      "Asabar"
    ]
  },
  "patterns": {
    "d": "d",
    "E": "ccc",
    "MMMd": "MMM d",
    "MMMMd": "MMMM d",
    "yMMM": "MMM y",
    "yMMMM": "MMMM y",
    "MMMEd": "E, MMM d",
    "yMMMd": "d MMM, y",
    "yMMMMd": "d MMMM, y",
    "MMMMEEEEd": "EEEE d MMMM",
    "medium": "d MMM, y",
    "long": "d MMMM, y",
    "time": "HH:mm",
    "timeSeconds": "HH:mm:ss",
    "both": "{1}, {0}"
  },
  "firstDay": "1",
  "relative": {
    "long": {
      "second": {
        "past": [
          "dakika {0} da ta gabata",
          "dakiku {0} da suka gabata"
        ],
        "future": [
          "cikin dakika {0}",
          "cikin dakiku {0}"
        ]
      },
      "minute": {
        "past": [
          "minti {0} da ya gabata",
          "mintuna {0} da suka gabata"
        ],
        "future": [
          "cikin minti {0}",
          "cikin mintuna {0}"
        ]
      },
      "hour": {
        "past": [
          "awa {0} da ta gabata",
          "awanni {0} da suka gabata"
        ],
        "future": [
          "cikin awa {0}",
          "cikin awanni {0}"
        ]
      },
      "day": {
        "past": [
          "kwana {0} da ya gabata",
          "kwanaki {0} da suka gabata"
        ],
        "future": [
          "a cikin kwanaki {0}",
          "a cikin kwanaki {0}"
        ]
      },
      "week": {
        "past": [
          "mako {0} da ya gabata",
          "makonni {0} da suka gabata"
        ],
        "future": [
          "a cikin mako {0}",
          "a cikin makonni {0}"
        ]
      },
      "month": {
        "past": [
          "wata {0} da ya gabata",
          "watanni {0} da suka gabata"
        ],
        "future": [
          "a cikin watan {0}",
          "a cikin watanni {0}"
        ]
      },
      "year": {
        "past": [
          "shekara {0} da ta gabata",
          "shekaru {0} da suka gabata"
        ],
        "future": [
          "a shekarar {0}",
          "a shekaru {0}"
        ]
      }
    },
    "short": {
      "second": {
        "past": [
          "dakika {0} da ta gabata",
          "dakiku {0} da suka gabata"
        ],
        "future": [
          "cikin dakika {0}",
          "cikin dakiku {0}"
        ]
      },
      "minute": {
        "past": [
          "minti {0} da ya gabata",
          "mintuna {0} da suka gabata"
        ],
        "future": [
          "cikin minti {0}",
          "cikin mintuna {0}"
        ]
      },
      "hour": {
        "past": [
          "awa {0} da ta gabata",
          "awanni {0} da suka gabata"
        ],
        "future": [
          "cikin awa {0}",
          "cikin awanni {0}"
        ]
      },
      "day": {
        "past": [
          "kwana {0} da ya gabata",
          "kwanaki {0} da suka gabata"
        ],
        "future": [
          "a cikin kwanaki {0}",
          "a cikin kwanaki {0}"
        ]
      },
      "week": {
        "past": [
          "mako {0} da ya gabata",
          "makonni {0} da suka gabata"
        ],
        "future": [
          "a cikin mako {0}",
          "a cikin makonni {0}"
        ]
      },
      "month": {
        "past": [
          "wata {0} da ya gabata",
          "watanni {0} da suka gabata"
        ],
        "future": [
          "a cikin watan {0}",
          "a cikin watan {0}"
        ]
      },
      "year": {
        "past": [
          "shekara {0} da ta gabata",
          "shekaru {0} da suka gabata"
        ],
        "future": [
          "a shekarar {0}",
          "a shekaru {0}"
        ]
      }
    },
    "day": {
      "0": "yau",
      "1": "gobe",
      "-1": "jiya"
    },
    "now": "yanzu"
  },
  "list": {
    "start": "{0}, {1}",
    "middle": "{0}, {1}",
    "end": "{0}, da {1}",
    "two": "{0} da {1}"
  },
  "nothingIsOne": false
}
