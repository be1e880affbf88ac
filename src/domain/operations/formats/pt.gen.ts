// From CLDR 48.2.0, by scripts/build/formats.mjs.
import type { Formats } from './formats.ts'

export const FORMATS: Formats = {
  "decimal": ",",
  "group": "\u00a0",
  "minGrouping": 2,
  "percent": "{0}%",
  "money": "{0}\u00a0¤",
  "moneyByLetters": "{0}\u00a0¤",
  "signs": {
    "XOF": "F\u202fCFA",
    "XAF": "FCFA",
    "MZN": "MT",
    "AOA": "Kz"
  },
  "units": {
    "kilobyte": "{0} kB",
    "megabyte": "{0} MB"
  },
  "compact": [
    "{0}\u00a0mil",
    "{0}\u00a0M",
    "{0}\u00a0mM"
  ],
  "months": {
    "short": [
      "jan.",
      "fev.",
      "mar.",
      "abr.",
      "mai.",
      "jun.",
      "jul.",
      "ago.",
      "set.",
      "out.",
      "nov.",
      "dez."
    ],
    "long": [
      "janeiro",
      "fevereiro",
      "março",
      "abril",
      "maio",
      "junho",
      "julho",
      "agosto",
      "setembro",
      "outubro",
      "novembro",
      "dezembro"
    ]
  },
  "days": {
    "short": [
      "domingo",
      "segunda",
      "terça",
      "quarta",
      "quinta",
      "sexta",
      "sábado"
    ],
    "long": [
      "domingo",
      "segunda-feira",
      "terça-feira",
      "quarta-feira",
      "quinta-feira",
      "sexta-feira",
      "sábado"
    ]
  },
  "patterns": {
    "d": "d",
    "E": "ccc",
    "MMMd": "d/MM",
    "MMMMd": "d 'de' MMMM",
    "yMMM": "MM/y",
    "yMMMM": "MMMM 'de' y",
    "MMMEd": "E, d/MM",
    "yMMMd": "d/MM/y",
    "yMMMMd": "d 'de' MMMM 'de' y",
    "MMMMEEEEd": "EEEE, d 'de' MMMM",
    "medium": "dd/MM/y",
    "long": "d 'de' MMMM 'de' y",
    "time": "HH:mm",
    "timeSeconds": "HH:mm:ss",
    "both": "{1}, {0}"
  },
  "firstDay": "1",
  "relative": {
    "long": {
      "second": {
        "past": [
          "há {0} segundo",
          "há {0} segundos"
        ],
        "future": [
          "dentro de {0} segundo",
          "dentro de {0} segundos"
        ]
      },
      "minute": {
        "past": [
          "há {0} minuto",
          "há {0} minutos"
        ],
        "future": [
          "dentro de {0} minuto",
          "dentro de {0} minutos"
        ]
      },
      "hour": {
        "past": [
          "há {0} hora",
          "há {0} horas"
        ],
        "future": [
          "dentro de {0} hora",
          "dentro de {0} horas"
        ]
      },
      "day": {
        "past": [
          "há {0} dia",
          "há {0} dias"
        ],
        "future": [
          "dentro de {0} dia",
          "dentro de {0} dias"
        ]
      },
      "week": {
        "past": [
          "há {0} semana",
          "há {0} semanas"
        ],
        "future": [
          "dentro de {0} semana",
          "dentro de {0} semanas"
        ]
      },
      "month": {
        "past": [
          "há {0} mês",
          "há {0} meses"
        ],
        "future": [
          "dentro de {0} mês",
          "dentro de {0} meses"
        ]
      },
      "year": {
        "past": [
          "há {0} ano",
          "há {0} anos"
        ],
        "future": [
          "dentro de {0} ano",
          "dentro de {0} anos"
        ]
      }
    },
    "short": {
      "second": {
        "past": [
          "há {0} s",
          "há {0} s"
        ],
        "future": [
          "dentro de {0} s",
          "dentro de {0} s"
        ]
      },
      "minute": {
        "past": [
          "há {0} min",
          "há {0} min"
        ],
        "future": [
          "dentro de {0} min",
          "dentro de {0} min"
        ]
      },
      "hour": {
        "past": [
          "há {0} h",
          "há {0} h"
        ],
        "future": [
          "dentro de {0} h",
          "dentro de {0} h"
        ]
      },
      "day": {
        "past": [
          "há {0} dia",
          "há {0} dias"
        ],
        "future": [
          "dentro de {0} dia",
          "dentro de {0} dias"
        ]
      },
      "week": {
        "past": [
          "há {0} sem.",
          "há {0} sem."
        ],
        "future": [
          "dentro de {0} sem.",
          "dentro de {0} sem."
        ]
      },
      "month": {
        "past": [
          "há {0} mês",
          "há {0} meses"
        ],
        "future": [
          "dentro de {0} mês",
          "dentro de {0} meses"
        ]
      },
      "year": {
        "past": [
          "há {0} ano",
          "há {0} anos"
        ],
        "future": [
          "dentro de {0} ano",
          "dentro de {0} anos"
        ]
      }
    },
    "day": {
      "0": "hoje",
      "1": "amanhã",
      "-1": "ontem"
    },
    "now": "agora"
  },
  "list": {
    "start": "{0}, {1}",
    "middle": "{0}, {1}",
    "end": "{0} e {1}",
    "two": "{0} e {1}"
  },
  "nothingIsOne": false
}
