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
    "TZS": "TSh",
    "XOF": "F\u202fCFA",
    "XAF": "FCFA"
  },
  "units": {
    "kilobyte": "{0} kB",
    "megabyte": "{0} MB"
  },
  "compact": [
    "elfu\u00a0{0}",
    "{0}M",
    "{0}B"
  ],
  "months": {
    "short": [
      "Jan",
      "Feb",
      "Mac",
      "Apr",
      "Mei",
      "Jun",
      "Jul",
      "Ago",
      "Sep",
      "Okt",
      "Nov",
      "Des"
    ],
    "long": [
      "Januari",
      "Februari",
      "Machi",
      "Aprili",
      "Mei",
      "Juni",
      "Julai",
      "Agosti",
      "Septemba",
      "Oktoba",
      "Novemba",
      "Desemba"
    ]
  },
  "days": {
    "short": [
      "Jumapili",
      "Jumatatu",
      "Jumanne",
      "Jumatano",
      "Alhamisi",
      "Ijumaa",
      "Jumamosi"
    ],
    "long": [
      "Jumapili",
      "Jumatatu",
      "Jumanne",
      "Jumatano",
      "Alhamisi",
      "Ijumaa",
      "Jumamosi"
    ]
  },
  "patterns": {
    "d": "d",
    "E": "ccc",
    "MMMd": "d MMM",
    "MMMMd": "d MMMM",
    "yMMM": "MMM y",
    "yMMMM": "MMMM y",
    "MMMEd": "E, d MMM",
    "yMMMd": "d MMM y",
    "yMMMMd": "d MMMM y",
    "MMMMEEEEd": "EEEE, d MMMM",
    "medium": "d MMM y",
    "long": "d MMMM y",
    "time": "HH:mm",
    "timeSeconds": "HH:mm:ss",
    "both": "{1} {0}"
  },
  "firstDay": "1",
  "relative": {
    "long": {
      "second": {
        "past": [
          "Sekunde {0} iliyopita",
          "Sekunde {0} zilizopita"
        ],
        "future": [
          "baada ya sekunde {0}",
          "baada ya sekunde {0}"
        ]
      },
      "minute": {
        "past": [
          "dakika {0} iliyopita",
          "dakika {0} zilizopita"
        ],
        "future": [
          "baada ya dakika {0}",
          "baada ya dakika {0}"
        ]
      },
      "hour": {
        "past": [
          "saa {0} iliyopita",
          "saa {0} zilizopita"
        ],
        "future": [
          "baada ya saa {0}",
          "baada ya saa {0}"
        ]
      },
      "day": {
        "past": [
          "siku {0} iliyopita",
          "siku {0} zilizopita"
        ],
        "future": [
          "baada ya siku {0}",
          "baada ya siku {0}"
        ]
      },
      "week": {
        "past": [
          "wiki {0} iliyopita",
          "wiki {0} zilizopita"
        ],
        "future": [
          "baada ya wiki {0}",
          "baada ya wiki {0}"
        ]
      },
      "month": {
        "past": [
          "mwezi {0} uliopita",
          "miezi {0} iliyopita"
        ],
        "future": [
          "baada ya mwezi {0}",
          "baada ya miezi {0}"
        ]
      },
      "year": {
        "past": [
          "mwaka {0} uliopita",
          "miaka {0} iliyopita"
        ],
        "future": [
          "baada ya mwaka {0}",
          "baada ya miaka {0}"
        ]
      }
    },
    "short": {
      "second": {
        "past": [
          "sekunde {0} iliyopita",
          "sekunde {0} zilizopita"
        ],
        "future": [
          "baada ya sekunde {0}",
          "baada ya sekunde {0}"
        ]
      },
      "minute": {
        "past": [
          "dakika {0} iliyopita",
          "dakika {0} zilizopita"
        ],
        "future": [
          "baada ya dakika {0}",
          "baada ya dakika {0}"
        ]
      },
      "hour": {
        "past": [
          "saa {0} iliyopita",
          "saa {0} zilizopita"
        ],
        "future": [
          "baada ya saa {0}",
          "baada ya saa {0}"
        ]
      },
      "day": {
        "past": [
          "siku {0} iliyopita",
          "siku {0} zilizopita"
        ],
        "future": [
          "baada ya siku {0}",
          "baada ya siku {0}"
        ]
      },
      "week": {
        "past": [
          "wiki {0} iliyopita",
          "wiki {0} zilizopita"
        ],
        "future": [
          "baada ya wiki {0}",
          "baada ya wiki {0}"
        ]
      },
      "month": {
        "past": [
          "mwezi {0} uliopita",
          "miezi {0} iliyopita"
        ],
        "future": [
          "baada ya mwezi {0}",
          "baada ya miezi {0}"
        ]
      },
      "year": {
        "past": [
          "mwaka {0} uliopita",
          "miaka {0} iliyopita"
        ],
        "future": [
          "baada ya mwaka {0}",
          "baada ya miaka {0}"
        ]
      }
    },
    "day": {
      "0": "leo",
      "1": "kesho",
      "-1": "jana"
    },
    "now": "sasa hivi"
  },
  "list": {
    "start": "{0}, {1}",
    "middle": "{0}, {1}",
    "end": "{0} na {1}",
    "two": "{0} na {1}"
  },
  "nothingIsOne": false,
  "hours": {
    "names": [
      "kumi na mbili",
      "moja",
      "mbili",
      "tatu",
      "nne",
      "tano",
      "sita",
      "saba",
      "nane",
      "tisa",
      "kumi",
      "kumi na moja"
    ],
    "whole": "saa {0} {2}",
    "quarter": "saa {0} na robo {2}",
    "half": "saa {0} na nusu {2}",
    "minutes": "saa {0} na dakika {1} {2}",
    "parts": [
      [
        4,
        "alfajiri"
      ],
      [
        7,
        "asubuhi"
      ],
      [
        12,
        "mchana"
      ],
      [
        16,
        "jioni"
      ],
      [
        19,
        "usiku"
      ]
    ]
  }
}
