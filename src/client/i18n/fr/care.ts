import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  week: { title: 'Cette semaine', all: 'Afficher les {count}' },
  due: {
    overdue: 'En retard de {count, plural, one {# jour} other {# jours}}',
    today: 'À faire aujourd’hui',
    soon: 'À faire dans {count, plural, one {# jour} other {# jours}}',
    done: 'Fait le {date}',
  },
  state: { overdue: 'En retard', thisWeek: 'À faire cette semaine', later: 'Plus tard', done: 'Fait' },
  every: 'de nouveau après {count, plural, one {# jour} other {# jours}}',
  done: 'Fait',
  doneNamed: 'Fait : {task}, {crop}',
  kept: 'Bien fait',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
  source:
    'Bonnes pratiques générales, ébauche à relire. Votre agent de vulgarisation sait ce qui convient à votre terre.',
  none: 'Indiquez la date de plantation, et le calendrier des soins apparaît ici.',
  nothingLeft: 'Il ne reste rien à faire. Bravo !',
  task: {
    prepare: {
      title: 'Préparer la terre',
      hint: 'Nettoyez et ameublissez le sol, et ayez les semences ou les boutures prêtes.',
    },
    emergence: {
      title: 'Vérifier la levée et combler les vides',
      hint: 'Parcourez les lignes. Replantez là où rien n’a levé.',
    },
    establishment: {
      title: 'Vérifier les jeunes plants',
      hint: 'Remplacez ceux qui sont morts. Ombrez ou arrosez les faibles.',
    },
    weeding: {
      title: 'Premier désherbage',
      hint: 'Désherbez tant que les mauvaises herbes sont petites, avant qu’elles prennent la nourriture et l’eau de la culture.',
    },
    feeding: {
      title: 'Donner de l’engrais ou du compost',
      hint: 'Mettez-le près des plantes sur un sol humide, et couvrez-le.',
    },
    secondWeeding: {
      title: 'Deuxième désherbage',
      hint: 'Désherbez encore avant que les plantes ferment les lignes.',
    },
    treeWeeding: {
      title: 'Désherber autour des plantes',
      hint: 'Gardez un cercle propre autour de chaque plante, et laissez les herbes coupées en paillis.',
    },
    treeFeeding: {
      title: 'Nourrir les plantes',
      hint: 'Étalez du compost, du fumier ou de l’engrais autour des plantes, pas contre la tige.',
    },
    scouting: {
      title: 'Chercher ravageurs et maladies',
      hint: 'Regardez sous les feuilles et dans les tiges dans tout le champ. Signalez ce que vous trouvez dans « Santé ».',
    },
    ripeness: {
      title: 'Arrêter l’arrosage, vérifier la maturité',
      hint: 'Quand la culture change de couleur, arrêtez d’arroser et testez quelques épis ou gousses.',
    },
    picking: {
      title: 'Voir ce qui est prêt à cueillir',
      hint: 'Regardez la taille, la couleur, la fermeté. Cueillez les premiers qui sont prêts.',
    },
    lifting: {
      title: 'En déterrer un ou deux pour voir',
      hint: 'Voyez si la taille convient avant de déterrer tout le champ.',
    },
    harvest: {
      title: 'Récolter',
      hint: 'Choisissez un temps sec et des sacs ou caisses propres. Pesez ce que vous rentrez.',
    },
    drying: {
      title: 'Sécher et stocker',
      hint: 'Séchez sur une bâche propre, pas à même le sol. Stockez bien sec, en sacs ou bacs fermés.',
    },
    curing: {
      title: 'Faire durcir la peau et stocker',
      hint: 'Laissez durcir la peau à l’ombre, à l’air. Retirez les abîmés, gardez le reste au sec.',
    },
    cooling: {
      title: 'Trier, garder au frais et vendre',
      hint: 'Retirez les abîmés. Gardez le reste à l’ombre, et vendez vite.',
    },
  },
} as const satisfies Translation<'care'>
