import * as z from 'zod'
import { says } from '../checks.ts'
import { newRowId, pageInput, requiredText, rowId, searchWords } from '../contract.ts'
import { addCropInput, areaSize } from '../crops/crop.schema.ts'
import { farmerFacts } from '../support/farmer-facts.schema.ts'
import { CONTACT_CHANNELS, GENDERS } from '../support/farmer-record.ts'
import { FARMER_SORTS, FARMER_STATES, MAX_MOVED } from './farmer.ts'
import { typedPhone } from './phone.schema.ts'
import { language, user } from './session.schema.ts'
import { passwordCode } from './user-record.schema.ts'

/** A farmer as agents and administrators see one. */
const farmer = user.pick({
  id: true,
  fullName: true,
  location: true,
  phone: true,
  email: true,
  language: true,
  role: true,
  createdAt: true,
  isActive: true,
})

/** A farmer in the list of an agent: whether the agent looks after the farmer, and when somebody last spoke with them. */
export const listedFarmer = farmer.extend({
  isMine: z.boolean(),
  lastContactAt: z.string().nullable(),
  ...farmerFacts.shape,
})
export type ListedFarmer = z.infer<typeof listedFarmer>

/** A farmer whom an agent has opened. */
export const farmerDetail = listedFarmer.extend({
  username: z.string(),
  gender: z.enum(GENDERS).nullable(),
  /** The name of the agent who looks after the farmer. */
  agentName: z.string().nullable(),
  /** How many text messages went to the farmer. */
  messages: z.number(),
})
export type FarmerDetail = z.infer<typeof farmerDetail>

/** A query of REST says 'true' or 'false'. */
const yesOrNo = z.union([z.boolean(), z.stringbool()]).default(false)

/** Which farmers an agent looks at; words are looked for in name, phone and place. Own ones come first. */
export const farmerFilter = pageInput.extend({
  sort: z.enum(FARMER_SORTS).default('-createdAt'),
  search: searchWords,
  /** Only those whom the caller looks after. */
  mine: yesOrNo,
  /** Only those who grow a crop of the catalogue now, by its id. */
  crop: z.string().min(1).max(64).optional(),
  /** Only those whose place has these words. */
  place: searchWords,
  status: z.enum(FARMER_STATES).optional(),
})

export type FarmerNarrowing = Omit<z.infer<typeof farmerFilter>, 'limit' | 'cursor' | 'sort'>

const registeredFarmer = z.object({
  fullName: requiredText(120, 'fullName'),
  phone: typedPhone,
  location: requiredText(120, 'location'),
  language,
  gender: z.enum(GENDERS).nullish(),
})

/** Who may be registered already under other words. */
export const sameFarmerInput = registeredFarmer.pick({ fullName: true, phone: true, location: true })
export const sameFarmers = z.array(farmer.pick({ id: true, fullName: true, location: true, phone: true }))

/** A farmer whom an agent registers on the spot; the username is made of the name. */
export const registerFarmerInput = registeredFarmer.extend({
  id: newRowId,
  crop: addCropInput.nullish(),
  /** Whether the start code is sent as a text message too. */
  sendsCode: z.boolean().default(false),
  /** Whether the agent knows that it is nobody who is registered already. */
  isSure: z.boolean().default(false),
})
export type RegisterFarmerInput = z.infer<typeof registerFarmerInput>

/** The form of a registration: the crop is left out, or has its area. */
export const registerFarmerForm = registeredFarmer
  .extend({
    gender: z.union([z.literal(''), z.enum(GENDERS)]).transform((value) => value || null),
    cropId: z.string(),
    areaSize: z.union([z.literal('').transform(() => null), areaSize]),
    sendsCode: z.boolean(),
  })
  .refine(({ cropId, areaSize: area }) => cropId === '' || area !== null, { path: ['areaSize'], ...says('cropArea') })

/** The farmer who was registered, with a code to set a password: it is told with this answer alone. */
export const registeredAnswer = farmer.extend(
  passwordCode.pick({ username: true, code: true, codeExpiresAt: true }).shape,
)

/** Which farmers go to which agent; to nobody where it is null. */
export const farmerAssignment = z.object({
  ids: z.array(rowId).min(1).max(MAX_MOVED),
  agentId: rowId.nullable(),
})

/** How many farmers have another agent now. */
export const assignedFarmers = z.object({ moved: z.number() })

/** What was said to a farmer, or heard from one. */
export const farmerNoteInput = z.object({
  id: newRowId,
  text: requiredText(2000, 'note'),
  channel: z.enum(CONTACT_CHANNELS).default('visit'),
})
export const farmerNote = z.object({
  id: z.string(),
  text: z.string(),
  channel: z.enum(CONTACT_CHANNELS),
  authorName: z.string().nullable(),
  createdAt: z.string(),
})
export type FarmerNote = z.infer<typeof farmerNote>

/**
 * The four cards of the agent's dashboard; `responseRate` is the percentage of the requests and messages of the last
 * 30 days that were answered, null where there were none.
 */
export const agentOverview = z.object({
  farmers: z.number(),
  advisories: z.number(),
  pendingSms: z.number(),
  responseRate: z.number().nullable(),
})
