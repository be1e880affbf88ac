/** The work that crops ask for, and when. */
export default {
  week: {
    title: 'This week',
    all: 'Show all {count}',
  },
  due: {
    overdue: 'Overdue by {count, plural, one {# day} other {# days}}',
    today: 'Due today',
    soon: 'Due in {count, plural, one {# day} other {# days}}',
    done: 'Done on {date}',
  },
  state: { overdue: 'Overdue', thisWeek: 'Due this week', later: 'Later', done: 'Done' },
  every: 'again after {count, plural, one {# day} other {# days}}',
  done: 'Done',
  doneNamed: 'Done: {task}, {crop}',
  kept: 'Well done',
  failed: 'This could not be saved. Please try again.',
  source: 'General good practice, a draft to be reviewed. Your extension agent knows what fits your land.',
  none: 'Set the planting date, and the care schedule appears here.',
  nothingLeft: 'Nothing more is asked for. Well done!',
  task: {
    prepare: {
      title: 'Prepare the land',
      hint: 'Clear and loosen the soil, and have seed or cuttings ready.',
    },
    emergence: {
      title: 'Check emergence and fill gaps',
      hint: 'Walk the rows. Plant again where nothing came up.',
    },
    establishment: {
      title: 'Check the young plants',
      hint: 'Replace those that died. Shade or water the weak ones.',
    },
    weeding: {
      title: 'First weeding',
      hint: 'Weed while the weeds are small, before they take food and water from the crop.',
    },
    feeding: {
      title: 'Give fertilizer or compost',
      hint: 'Put it near the plants on moist soil, and cover it.',
    },
    secondWeeding: {
      title: 'Second weeding',
      hint: 'Weed again before the plants close the rows.',
    },
    treeWeeding: {
      title: 'Weed around the plants',
      hint: 'Keep a clean ring around each plant, and leave the cut weeds as mulch.',
    },
    treeFeeding: {
      title: 'Feed the plants',
      hint: 'Spread compost, manure or fertilizer around the plants, not against the stem.',
    },
    scouting: {
      title: 'Look for pests and diseases',
      hint: 'Look under leaves and into stems across the field. Report what you find in Health Monitor.',
    },
    ripeness: {
      title: 'Stop watering, check ripeness',
      hint: 'When the crop turns colour, stop watering and test a few heads, cobs or pods.',
    },
    picking: {
      title: 'See what is ready to pick',
      hint: 'Look at size, colour and feel. Pick the first ones that are ready.',
    },
    lifting: {
      title: 'Dig up one or two and look',
      hint: 'See whether the size is right before you dig up the field.',
    },
    harvest: {
      title: 'Harvest',
      hint: 'Choose dry weather and clean sacks or crates. Weigh what you bring in.',
    },
    drying: {
      title: 'Dry and store',
      hint: 'Dry on a clean sheet off the ground. Store when fully dry, in tight bags or bins.',
    },
    curing: {
      title: 'Cure and store',
      hint: 'Let the skins harden in airy shade. Take out damaged ones, keep the rest dry.',
    },
    cooling: {
      title: 'Sort, keep cool and sell',
      hint: 'Take out damaged ones. Keep the rest in the shade, and sell soon.',
    },
  },
} as const
