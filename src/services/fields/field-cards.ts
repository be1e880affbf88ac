import type { Db } from '#db/client.ts'
import { giveFieldCode, listCardFields } from '#db/queries/fields/listed-fields.ts'
import type { FieldCard } from '#domain/fields/cards/card-drawing.ts'
import { MAX_FIELD_CARDS } from '#domain/fields/field-problem.ts'
import type { Selection } from './chosen-fields.ts'
import { withNewCode } from './give-code.ts'

export type CardText = Omit<FieldCard, 'qr'>

/** What the cards of a selection say, the newest fields first; fields that have no code yet get one. */
export const giveCards = (tx: Db, selection: Selection): (CardText & { id: string })[] =>
  listCardFields(tx, selection, MAX_FIELD_CARDS).map(({ id, code, place, location, ...field }) => ({
    ...field,
    id,
    place: place ?? location,
    code: code ?? withNewCode((fresh) => giveFieldCode(tx, id, fresh)),
  }))
