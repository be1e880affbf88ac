import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  contactRequests,
  cropActivities,
  farmerCrops,
  fields,
  notifications,
  priceAlerts,
  users,
} from '#db/schema/index.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { DEFAULT_THRESHOLDS } from '#domain/weather/forecast.ts'
import { appRouter, type Caller } from '#routers/index.ts'
import type { ProcedurePath } from '#server/api/rest/table.ts'
import { schemasOf } from '#server/api/schemas.ts'
import { browserOf } from '../browser.ts'
import { CODE, RIGHT, teach } from '../lessons.ts'
import { banking } from '../money.ts'
import { asksForLoan, PASSWORD, village, type Who } from '../village.ts'

type Outcome = 'ok' | 400 | 401 | 403 | 404 | 409
type Rights = readonly [
  visitor: Outcome,
  martha: Outcome,
  joseph: Outcome,
  agent: Outcome,
  admin: Outcome,
  ask?: object,
]

const CALLERS = ['visitor', 'martha', 'joseph', 'hawa', 'ruth'] as const satisfies readonly Who[]

const login = { username: 'martha', password: PASSWORD }
const newcomer = { username: 'newcomer', password: PASSWORD, fullName: 'New Comer' }
const martha = { farmerId: 'martha' }
const plot = { farmerId: 'martha', cropId: 'plot' }
const advisory = { title: 'Weed early', content: 'Twice before tasselling.', category: 'planting' }
const maize = { cropId: 'maize' }
const monrovia = { ...maize, market: 'Monrovia' }
const transport = { quantityKg: 100, costs: [{ market: 'Monrovia', cost: 20 }] }
const browser = browserOf('martha').subscription
const loan = {
  loanProductId: 'seed',
  principalAmount: 2000,
  currency: 'NGN',
  termDays: 365,
  purpose: 'Seed for the season',
}
const account = { provider: 'Opay', accountNumber: '08012345670', accountName: 'Mine', country: 'NG' }
const offer = { name: 'Pump', loanType: 'equipment', minAmount: 10, maxAmount: 20, interestRate: 10, termDays: 90, currency: 'NGN', provider: 'Kuu Bank' } // biome-ignore format: one row
const cover = { name: 'Hail', insuranceType: 'crop', coverageType: 'hail', basePremiumRate: 3, maxCoverageAmount: 100, currency: 'NGN', provider: 'Kuu Bank' } // biome-ignore format: one row
const loss = { description: 'Hail broke the maize', lossDay: '2026-11-20', amount: 100 }
const MONTH = { from: '2026-11-01', to: '2026-11-30' }
const help = { name: 'Martha', message: 'Worms in my maize' }

/** The rights of the platform: what each procedure answers to each user about Martha's records. */
// biome-ignore format: a table
const RIGHTS: Record<ProcedurePath, Rights> = {
  //                             visitor  Martha  Joseph  agent   admin   asked with
  'auth.login':                  ['ok',   'ok',   'ok',   'ok',   'ok',   login],
  'auth.setPassword':            [401,    401,    401,    401,    401,    { username: 'martha', code: 'abcd', password: 'battery staple' }],
  'auth.setUp':                  [401,    401,    401,    401,    401,    { username: 'chief', fullName: 'Chief', password: 'maize and beans 7', code: 'abcd' }],
  'auth.register':               ['ok',   'ok',   'ok',   'ok',   'ok',   newcomer],
  'auth.enterDemo':              ['ok',   'ok',   'ok',   'ok',   'ok',   { role: 'farmer' }],
  'auth.readPhone':              ['ok',   'ok',   'ok',   'ok',   'ok',   { phone: '0712345678', at: 'Nairobi, Kenya' }],
  'auth.status':                 ['ok',   'ok',   'ok',   'ok',   'ok'],
  'auth.logout':                 [401,    'ok',   'ok',   'ok',   'ok'],

  // Own records only; a second factor is offered to staff, and nobody here has one yet.
  'auth.sessions.list':          [401,    'ok',   'ok',   'ok',   'ok'],
  'auth.sessions.end':           [401,    404,    404,    404,    404,    { id: 'x' }],
  'auth.sessions.endOthers':     [401,    'ok',   'ok',   'ok',   'ok'],
  'auth.secondFactor.status':    [401,    'ok',   'ok',   'ok',   'ok'],
  'auth.secondFactor.setUp':     [401,    403,    403,    'ok',   'ok',   { password: PASSWORD }],
  'auth.secondFactor.confirm':   [401,    403,    403,    409,    409,    { code: '123456' }],
  'auth.secondFactor.turnOff':   [401,    403,    403,    409,    409,    { password: PASSWORD, code: '123456' }],
  'auth.secondFactor.newRecoveryCodes':[401, 403, 403,    409,    409,    { password: PASSWORD, code: '123456' }],

  'farmer.crops.catalogue':      ['ok',   'ok',   'ok',   'ok',   'ok'],
  'farmer.crops.list':           [401,    'ok',   404,    'ok',   'ok',   martha],
  'farmer.crops.add':            [401,    'ok',   404,    'ok',   'ok',   { ...martha, cropId: 'maize', areaSize: 1 }],
  'farmer.crops.change':         [401,    'ok',   404,    'ok',   'ok',   { ...plot, notes: 'Weeded' }],
  'farmer.crops.harvest':        [401,    'ok',   404,    'ok',   'ok',   { ...plot, actualYield: 900 }],
  'farmer.crops.recordYield':    [401,    'ok',   404,    'ok',   'ok',   { ...plot, expectedYield: 1000 }],
  'farmer.crops.remove':         [401,    'ok',   404,    'ok',   'ok',   plot],
  'farmer.crops.removed':        [401,    'ok',   404,    'ok',   'ok',   martha],
  'farmer.crops.restore':        [401,    'ok',   404,    'ok',   'ok',   plot],
  'farmer.fields.list':          [401,    'ok',   404,    'ok',   'ok',   martha],
  'farmer.fields.get':           [401,    'ok',   404,    'ok',   'ok',   { id: 'north' }],
  'farmer.fields.season':        [401,    'ok',   404,    'ok',   'ok',   { id: 'north' }],
  'farmer.fields.create':        [401,    'ok',   404,    'ok',   'ok',   { ...martha, name: 'South', totalArea: 0.4 }],
  'farmer.fields.change':        [401,    'ok',   404,    'ok',   'ok',   { id: 'north', name: 'Hill' }],
  'farmer.fields.remove':        [401,    'ok',   404,    'ok',   'ok',   { id: 'north' }],
  'farmer.fields.restore':       [401,    'ok',   404,    'ok',   'ok',   { id: 'north' }],
  'farmer.measurements.list':    [401,    'ok',   404,    'ok',   'ok',   { id: 'north' }],
  'farmer.measurements.add':     [401,    'ok',   404,    'ok',   'ok',   { id: 'north', soilPH: 5.6 }],
  'farmer.zones.list':           [401,    'ok',   404,    'ok',   'ok',   { id: 'north' }],
  'farmer.zones.add':            [401,    'ok',   404,    'ok',   'ok',   { id: 'north', name: 'Dip', zoneType: 'wet', area: 0.2 }],
  'farmer.zones.change':         [401,    404,    404,    404,    404,    { id: 'north', zoneId: 'x', name: 'Dip' }],
  'farmer.zones.remove':         [401,    404,    404,    404,    404,    { id: 'north', zoneId: 'x' }],
  'farmer.farmland.get':         [401,    'ok',   404,    'ok',   'ok',   martha],
  'farmer.boundaryCases.list':   [401,    'ok',   404,    'ok',   'ok',   { id: 'north' }],
  'farmer.forecast.field':       [401,    'ok',   404,    'ok',   'ok',   { id: 'north' }],
  'farmer.applications.list':    [401,    'ok',   404,    'ok',   'ok',   { id: 'north' }],
  'farmer.applications.add':     [401,    'ok',   404,    'ok',   'ok',   { id: 'north', resourceType: 'fertilizer', resourceName: 'Urea', quantity: 50, unit: 'kg' }],
  'farmer.applications.undo':    [401,    404,    404,    404,    404,    { id: 'north', applicationId: 'x' }],
  'farmer.cropLog.list':         [401,    'ok',   404,    'ok',   'ok',   plot],
  'farmer.cropLog.note':         [401,    'ok',   404,    'ok',   'ok',   { ...plot, text: 'Weeded' }],
  'farmer.cropLog.report':       [401,    'ok',   404,    'ok',   'ok',   { ...plot, text: 'Worms' }],
  'farmer.cropLog.resolve':      [401,    'ok',   404,    'ok',   'ok',   { ...plot, activityId: 'worms', isResolved: true }],
  'farmer.care.list':            [401,    'ok',   404,    'ok',   'ok',   plot],
  'farmer.care.due':             [401,    'ok',   404,    'ok',   'ok',   martha],
  'farmer.care.done':            [401,    'ok',   404,    'ok',   'ok',   { ...plot, task: 'weeding' }],
  'farmer.care.undo':            [401,    'ok',   404,    'ok',   'ok',   { ...plot, task: 'weeding', doneOn: '2026-11-21' }],
  'farmer.alerts.list':          ['ok',   'ok',   'ok',   'ok',   'ok',   {}],
  'farmer.forecast.daily':       ['ok',   'ok',   'ok',   'ok',   'ok',   {}],
  'farmer.hotlines.mine':        ['ok',   'ok',   'ok',   'ok',   'ok'],
  'farmer.advisories.list':      ['ok',   'ok',   'ok',   'ok',   'ok',   {}],
  'farmer.advisories.nearest':   ['ok',   'ok',   'ok',   'ok',   'ok',   {}],
  'farmer.advisories.publish':   [401,    403,    403,    'ok',   'ok',   advisory],
  'farmer.advisories.urgent':    ['ok',   'ok',   'ok',   'ok',   'ok',   {}],
  'farmer.advisories.counts':    ['ok',   'ok',   'ok',   'ok',   'ok',   {}],
  'farmer.advisories.get':       ['ok',   'ok',   'ok',   'ok',   'ok',   { id: 'scout' }],
  'farmer.advisories.related':   ['ok',   'ok',   'ok',   'ok',   'ok',   { id: 'scout' }],
  'farmer.bookmarks.list':       [401,    'ok',   'ok',   'ok',   'ok'],
  'farmer.bookmarks.set':        [401,    'ok',   'ok',   'ok',   'ok',   { advisoryId: 'scout', isBookmarked: true }],
  'farmer.advice.list':          [401,    'ok',   'ok',   403,    403],
  'farmer.advice.answer':        [401,    'ok',   404,    403,    403,    { deliveryId: 'told', answer: 'done' }],
  'farmer.advice.undo':          [401,    'ok',   404,    403,    403,    { deliveryId: 'told' }],
  'farmer.prices.latest':        ['ok',   'ok',   'ok',   'ok',   'ok'],
  'farmer.prices.newest':        ['ok',   'ok',   'ok',   'ok',   'ok',   {}],
  'farmer.prices.board':         ['ok',   'ok',   'ok',   'ok',   'ok',   {}],
  'farmer.prices.compare':       ['ok',   'ok',   'ok',   'ok',   'ok',   maize],
  'farmer.prices.history':       ['ok',   'ok',   'ok',   'ok',   'ok',   { ...monrovia, range: 'year' }],
  'farmer.prices.course':        ['ok',   'ok',   'ok',   'ok',   'ok',   { ...monrovia, range: 'year' }],
  'farmer.prices.net':           [401,    'ok',   'ok',   403,    403,    maize],
  'farmer.prices.setTransport':  [401,    'ok',   'ok',   403,    403,    transport],
  'farmer.priceAlerts.list':     [401,    'ok',   'ok',   403,    403],
  'farmer.priceAlerts.set':      [401,    'ok',   'ok',   403,    403,    { ...monrovia, direction: 'above', pricePerKg: 450 }],
  'farmer.priceAlerts.remove':   [401,    'ok',   404,    403,    403,    { id: 'wish' }],
  'farmer.contact.submit':       ['ok',   'ok',   'ok',   'ok',   'ok',   help],
  'farmer.contact.list':         [401,    'ok',   'ok',   'ok',   'ok',   {}],
  'farmer.contact.get':          [401,    'ok',   404,    'ok',   'ok',   { ticketId: 'KUU-MARTHA' }],
  'farmer.contact.conversation': [401,    'ok',   404,    'ok',   'ok',   { ticketId: 'KUU-MARTHA' }],
  'farmer.contact.reply':        [401,    'ok',   404,    404,    404,    { ticketId: 'KUU-MARTHA', message: 'And the beans' }],
  'farmer.notifications.list':   [401,    'ok',   'ok',   'ok',   'ok'],
  'farmer.notifications.page':   [401,    'ok',   'ok',   'ok',   'ok',   {}],
  'farmer.notifications.unread': [401,    'ok',   'ok',   'ok',   'ok'],
  'farmer.notifications.read':   [401,    'ok',   404,    404,    404,    { id: 'welcome' }],
  'farmer.notifications.readAll':[401,    'ok',   'ok',   'ok',   'ok'],
  'farmer.notifications.markUnread':[401, 'ok',   404,    404,    404,    { ids: ['welcome'] }],
  'farmer.notifications.remove': [401,    'ok',   404,    404,    404,    { id: 'welcome' }],

  // Own account only. Ruth is the only administrator, and cannot be removed.
  'farmer.profile.number':       [401,    'ok',   'ok',   'ok',   'ok',    {}],
  'farmer.profile.sendCode':     [401,    409,    409,    409,    409,    {}],
  'farmer.profile.showCode':     [401,    409,    409,    409,    409,    {}],
  'farmer.profile.proveNumber':  [401,    409,    409,    409,    409,    { code: '123456' }],
  'farmer.profile.get':          [401,    'ok',   'ok',   'ok',   'ok'],
  'farmer.sync.changes':         [401,    'ok',   'ok',   'ok',   'ok',   {}],
  'farmer.sync.missing':         [401,    'ok',   'ok',   'ok',   'ok',   { keys: ['k'] }],
  'farmer.profile.change':       [401,    'ok',   'ok',   'ok',   'ok',   { phone: '+231 77 000 0000' }],
  'farmer.profile.changePassword':[401,   'ok',   'ok',   'ok',   'ok',   { password: PASSWORD, newPassword: 'battery staple' }],
  'farmer.profile.remove':       [401,    'ok',   'ok',   'ok',   409,    { password: PASSWORD }],
  'farmer.push.key':             [401,    'ok',   'ok',   'ok',   'ok'],
  'farmer.push.subscribe':       [401,    'ok',   'ok',   'ok',   'ok',   browser],
  'farmer.push.unsubscribe':     [401,    'ok',   'ok',   'ok',   'ok',   { endpoint: browser.endpoint }],
  'farmer.preferences.get':      [401,    'ok',   'ok',   'ok',   'ok'],
  'farmer.preferences.set':      [401,    'ok',   'ok',   'ok',   'ok',   { marketPrices: true }],

  'agent.documents.list':        [401,    403,    403,    'ok',   'ok',   {}],
  'agent.documents.delete':      [401,    403,    403,    404,    404,    { id: 'x' }],
  'agent.reports.read':          [401,    403,    403,    'ok',   'ok',   {}],
  'agent.sms.send':              [401,    403,    403,    'ok',   'ok',   { phone: '+231770000001', message: 'Rain' }],
  'agent.sms.reach':             [401,    403,    403,    'ok',   'ok',   { filter: { farmerIds: ['martha'] }, message: 'Rain' }],
  'agent.sms.retry':             [401,    403,    403,    404,    404,    { id: 'x' }],
  'agent.sms.messages':          [401,    403,    403,    'ok',   'ok',   {}],
  'agent.sms.pending':           [401,    403,    403,    'ok',   'ok',   {}],
  'agent.inbox.list':            [401,    403,    403,    'ok',   'ok',   {}],
  'agent.inbox.answer':          [401,    403,    403,    404,    404,    { id: 'x', message: 'Come on Monday' }],
  'agent.inbox.teach':           [401,    403,    403,    404,    404,    { id: 'x', word: 'makai', meaning: 'crop', value: 'maize' }],
  'agent.inbox.dismiss':         [401,    403,    403,    404,    404,    { id: 'x' }],
  'agent.payouts.list':          [401,    403,    403,    'ok',   'ok',   {}],
  'agent.payouts.paid':          [401,    403,    403,    404,    404,    { id: 'none', receipt: 'MS-77' }],
  'agent.payouts.notPaid':       [401,    403,    403,    404,    404,    { id: 'none', reason: 'The phone is off' }],
  'agent.sms.conversation':      [401,    403,    403,    'ok',   'ok',   { farmerId: 'martha' }],
  'agent.tickets.list':          [401,    403,    403,    'ok',   'ok',   {}],
  'agent.tickets.assignees':     [401,    403,    403,    'ok',   'ok',   undefined],
  'agent.tickets.assign':        [401,    403,    403,    'ok',   'ok',   { ticketId: 'KUU-MARTHA', assigneeId: 'hawa' }],
  'agent.tickets.answer':        [401,    403,    403,    'ok',   'ok',   { ticketId: 'KUU-MARTHA', message: 'Pick them off' }],
  'agent.tickets.close':         [401,    403,    403,    'ok',   'ok',   { ticketId: 'KUU-MARTHA' }],
  'agent.tickets.assignMany':    [401,    403,    403,    'ok',   'ok',   { ticketIds: ['KUU-MARTHA'], assigneeId: 'hawa' }],
  'agent.tickets.closeMany':     [401,    403,    403,    'ok',   'ok',   { ticketIds: ['KUU-MARTHA'] }],
  'agent.tickets.reopenMany':    [401,    403,    403,    404,    404,    { ticketIds: ['KUU-MARTHA', 'x'] }],
  'agent.tickets.reopen':        [401,    403,    403,    'ok',   'ok',   { ticketId: 'KUU-MARTHA' }],
  'agent.today.get':             [401,    403,    403,    'ok',   'ok',   { day: '2026-11-21' }],
  'agent.boundaryCases.list':    [401,    403,    403,    'ok',   'ok',   {}],
  'agent.boundaryCases.get':     [401,    403,    403,    404,    404,    { id: 'x' }],
  'agent.boundaryCases.settle':  [401,    403,    403,    404,    404,    { id: 'x', note: 'They agreed on the tree' }],
  'agent.visits.list':           [401,    403,    403,    'ok',   'ok',   {}],
  'agent.visits.schedule':       [401,    403,    403,    'ok',   'ok',   { ...martha, date: '2026-12-01', time: '09:30', purpose: 'Look at the maize' }],
  'agent.visits.change':         [401,    403,    403,    404,    404,    { id: 'x', status: 'confirmed' }],
  'agent.visits.round':          [401,    403,    403,    'ok',   'ok',   { date: '2026-11-21' }],
  'agent.visits.calendar':       [401,    403,    403,    'ok',   'ok'],
  'agent.visits.makeCalendar':   [401,    403,    403,    'ok',   'ok'],
  'agent.visits.revokeCalendar': [401,    403,    403,    'ok',   'ok'],
  'agent.farmers.list':          [401,    403,    403,    'ok',   'ok',   {}],
  'agent.farmers.get':           [401,    403,    403,    'ok',   'ok',   martha],
  'agent.farmers.same':          [401,    403,    403,    'ok',   'ok',   { fullName: 'Comfort Dolo', location: 'Gbarnga' }],
  'agent.farmers.register':      [401,    403,    403,    'ok',   'ok',   { fullName: 'Comfort Dolo', location: 'Gbarnga' }],
  'agent.farmers.notes':         [401,    403,    403,    'ok',   'ok',   martha],
  'agent.farmers.note':          [401,    403,    403,    'ok',   'ok',   { ...martha, text: 'Seed next week' }],
  'agent.advisories.reach':      [401,    403,    403,    'ok',   'ok',   { priority: 'urgent' }],
  'agent.advisories.outcome':    [401,    403,    403,    'ok',   'ok',   { id: 'scout' }],
  'agent.dashboard.overview':    [401,    403,    403,    'ok',   'ok'],
  'agent.dashboard.myAdvisories':[401,    403,    403,    'ok',   'ok'],

  'admin.priceImport.start':     [401,    403,    403,    403,    404,    { fileId: '00000000-0000-4000-8000-000000000000', isDryRun: true }],
  'admin.priceImport.state':     [401,    403,    403,    403,    404,    { importId: 'x' }],
  'admin.priceImport.chooseCrop':[401,    403,    403,    403,    'ok',   { name: 'Gari', cropId: 'cassava' }],
  'admin.settings.weather.get':  [401,    403,    403,    403,    'ok'],
  'admin.settings.weather.set':  [401,    403,    403,    403,    'ok',   DEFAULT_THRESHOLDS],
  'admin.settings.hotlines.get': [401,   403,    403,    403,    'ok'],
  'admin.settings.hotlines.set': [401,   403,    403,    403,    'ok',   { everywhere: {}, countries: [] }],
  'admin.settings.approval.get': [401,    403,    403,    403,    'ok',   undefined],
  'admin.settings.approval.set': [401,    403,    403,    403,    'ok',   { isRequired: false }],
  'admin.settings.secondFactor.get':[401, 403,   403,    403,    'ok'],
  'admin.settings.secondFactor.set':[401, 403,   403,    403,    409,    { admin: true, extension_agent: true }],
  'admin.settings.platform.get': [401,    403,    403,    403,    'ok'],
  'admin.settings.platform.change':[401,  403,    403,    403,    'ok',   { name: 'Susu' }],
  'admin.gateways.list':         [401,    403,    403,    403,    'ok'],
  'admin.settings.sms.get':      [401,    403,    403,    403,    'ok',   undefined],
  'admin.settings.sms.set':      [401,    403,    403,    403,    'ok',   { quietFrom: '21:00', quietUntil: '06:00', aDay: 20000, aNumberADay: 6 }],
  // For everybody here, in a demo; elsewhere for administrators alone (tests/routers/admin/simulator.test.ts).
  'admin.simulator.open':        ['ok',   'ok',   'ok',   'ok',   'ok',   undefined],
  'admin.simulator.lines':       ['ok',   'ok',   'ok',   'ok',   'ok',   { phone: '+231779990001' }],
  'admin.gateways.test':         [401,    403,    403,    403,    'ok',   { gateway: 'sms' }],
  'admin.loans.list':            [401,    403,    403,    403,    'ok',   {}],
  'admin.loans.approve':         [401,    403,    403,    403,    'ok',   { id: 'asked' }],
  'admin.loans.reject':          [401,    403,    403,    403,    'ok',   { id: 'asked', reason: 'No quotation' }],
  'admin.loans.disburse':        [401,    403,    403,    403,    409,    { id: 'asked' }],
  'admin.loans.grantGrace':      [401,    403,    403,    403,    409,    { id: 'asked', days: 30, reason: 'Late rains' }],
  'admin.loans.proposeDays':     [401,    403,    403,    403,    409,    { id: 'asked', firstDue: '2027-02-01', reason: 'Late rains' }],
  'admin.loans.waivePenalty':    [401,    403,    403,    403,    409,    { id: 'asked', reason: 'Illness' }],
  'admin.loans.writeOff':        [401,    403,    403,    403,    409,    { id: 'asked', reason: 'The flood' }],
  'admin.loans.takeBackWriteOff':[401,    403,    403,    403,    409,    { id: 'asked', reason: 'The wrong one' }],
  'admin.fields.list':           [401,    403,    403,    403,    'ok',   {}],
  'admin.fields.eudr':           [401,    403,    403,    403,    'ok',   {}],
  'admin.fields.startImport':    [401,    403,    403,    403,    404,    { fileId: '00000000-0000-4000-8000-000000000000', isDryRun: true }],
  'admin.fields.importState':    [401,    403,    403,    403,    404,    { importId: 'x' }],
  'admin.fields.import':         [401,    403,    403,    403,    'ok',   { file: btoa('Name,Hectares\nNorth,0.4\n'), farmerId: 'martha' }],
  'admin.finance.decisions.list':    [401, 403,   403,    403,    'ok',   {}],
  'admin.finance.decisions.confirm': [401, 403,   403,    403,    404,    { id: 'none' }],
  'admin.finance.decisions.decline': [401, 403,   403,    403,    404,    { id: 'none', reason: 'Too much' }],
  'admin.finance.decisions.withdraw':[401, 403,   403,    403,    404,    { id: 'none' }],
  'admin.finance.decisions.limits':  [401, 403,   403,    403,    'ok'],
  'admin.finance.decisions.setLimit':[401, 403,   403,    403,    409,    { userId: null, currency: 'NGN', amount: 100 }],
  'admin.finance.portfolio.summary': [401, 403,   403,    403,    'ok',   { by: 'agent' }],
  'admin.finance.portfolio.loans':   [401, 403,   403,    403,    'ok',   { figure: 'outstanding', currency: 'NGN' }],
  'admin.finance.portfolio.journal': [401, 403,   403,    403,    'ok',   {}],
  'admin.loanProducts.list':     [401,    403,    403,    403,    'ok',   {}],
  'admin.loanProducts.create':   [401,    403,    403,    403,    'ok',   offer],
  'admin.loanProducts.change':   [401,    403,    403,    403,    'ok',   { id: 'seed', name: 'Seed and more' }],
  'admin.insurance.list':        [401,    403,    403,    403,    'ok',   {}],
  'admin.insurance.series':      [401,    403,    403,    403,    'ok',   { id: 'cover' }],
  'admin.insurance.approve':     [401,    403,    403,    403,    409,    { id: 'cover' }],
  'admin.insurance.reject':      [401,    403,    403,    403,    409,    { id: 'cover', reason: 'No field' }],
  'admin.insurance.claims':      [401,    403,    403,    403,    'ok',   {}],
  'admin.insurance.reviewClaim': [401,    403,    403,    403,    404,    { id: 'none' }],
  'admin.insurance.creditPremium':[401,   403,    403,    403,    409,    { id: 'cover' }],
  'admin.insurance.approveClaim':[401,    403,    403,    403,    404,    { id: 'none', amount: 10, reason: 'It was dry' }],
  'admin.insurance.rejectClaim': [401,    403,    403,    403,    404,    { id: 'none', reason: 'It rained' }],
  'admin.insurance.payClaim':    [401,    403,    403,    403,    404,    { id: 'none' }],
  'admin.insuranceProducts.list':  [401,  403,    403,    403,    'ok',   {}],
  'admin.insuranceProducts.create':[401,  403,    403,    403,    'ok',   cover],
  'admin.insuranceProducts.change':[401,  403,    403,    403,    'ok',   { id: 'rain', name: 'Rain and drought' }],
  'admin.payments.list':         [401,    403,    403,    403,    'ok',   {}],
  'admin.payments.unnamed':      [401,    403,    403,    403,    'ok'],
  'admin.payments.messages':     [401,    403,    403,    403,    404,    { id: 'none' }],
  'admin.payments.see':          [401,    403,    403,    403,    404,    { id: 'none' }],
  'admin.payments.settle':       [401,    403,    403,    403,    404,    { id: 'none', outcome: 'failed', reason: 'Asked' }],
  'admin.received.list':         [401,    403,    403,    403,    'ok',   {}],
  'admin.received.suggestions':  [401,    403,    403,    403,    404,    { id: 'none' }],
  'admin.received.claim':        [401,    403,    403,    403,    404,    { id: 'none', accountId: 'purse' }],
  'admin.received.confirm':      [401,    403,    403,    403,    404,    { id: 'none', reason: 'Seen in the portal' }],
  'admin.received.giveBack':     [401,    403,    403,    403,    404,    { id: 'none', receipt: 'MS-79' }],
  'admin.received.register':     [401,    403,    403,    403,    409],
  'admin.payments.refund':       [401,    403,    403,    403,    404,    { id: 'none', reason: 'Paid twice' }],
  'admin.payments.cameBack':     [401,    403,    403,    403,    404,    { id: 'none', receipt: 'MS-78' }],
  'admin.payments.account':      [401,    403,    403,    403,    404,    { purpose: 'claim', id: 'none' }],
  'admin.loans.payments':        [401,    403,    403,    403,    404,    { id: 'none' }],
  'admin.ledger.status':         [401,    403,    403,    403,    'ok'],
  'admin.ledger.check':          [401,    403,    403,    403,    'ok',   undefined],
  'admin.ledger.movement':       [401,    403,    403,    403,    'ok',   { transactionId: 'none' }],
  'admin.ledger.reverse':        [401,    403,    403,    403,    404,    { number: 999, reason: 'Booked twice' }],
  'admin.stats.waiting':         [401,    403,    403,    403,    'ok'],
  'admin.jobs.list':             [401,    403,    403,    403,    'ok'],
  'admin.stats.overview':        [401,    403,    403,    403,    'ok'],
  'admin.stats.trends':          [401,    403,    403,    403,    'ok'],
  'admin.stats.server':          [401,    403,    403,    403,    'ok'],
  'admin.stats.health':          [401,    403,    403,    403,    'ok'],
  'admin.find':                  [401,    403,    403,    403,    'ok',   { words: 'maize' }],
  'admin.stats.courses':        [401,    403,    403,    403,    'ok'],
  'admin.courses.list':          [401,    403,    403,    403,    'ok'],
  'admin.certificates.revoke':   [401,    403,    403,    403,    'ok',   { code: CODE, reason: 'Copied answers' }],
  'learning.reports.course':     [401,    403,    403,    'ok',   'ok',   { id: 'open' }],
  'learning.reports.learners':   [401,    403,    403,    'ok',   'ok',   { id: 'open' }],
  'learning.reports.remind':     [401,    403,    403,    'ok',   'ok',   { id: 'open', learnerIds: ['martha'] }],
  'admin.advisories.list':      [401,    403,    403,    403,    'ok',   {}],
  'admin.advisories.create':    [401,    403,    403,    403,    'ok',   { title: 'Weed', content: 'Early', category: 'pest' }],
  'admin.advisories.change':    [401,    403,    403,    403,    'ok',   { id: 'scout', title: 'Look' }],
  'admin.advisories.approve':    [401,    403,    403,    403,    409,    { id: 'scout' }],
  'admin.advisories.reach':      [401,    403,    403,    403,    'ok',   { priority: 'urgent' }],
  'admin.advisories.reachMany':  [401,    403,    403,    403,    'ok',   { ids: ['scout'] }],
  'admin.advisories.switchMany': [401,    403,    403,    403,    'ok',   { ids: ['scout'], isActive: false }],
  'admin.advisories.dispatches': [401,    403,    403,    403,    'ok',   { id: 'scout' }],
  'admin.advisories.delete':    [401,    403,    403,    403,    'ok',   { id: 'scout' }],
  'admin.crops.list':           [401,    403,    403,    403,    'ok',   {}],
  'admin.crops.create':         [401,    403,    403,    403,    'ok',   { name: 'Yam' }],
  'admin.crops.change':         [401,    403,    403,    403,    'ok',   { id: 'maize', localName: 'Corn' }],
  'admin.crops.delete':         [401,    403,    403,    403,    409,   { id: 'maize' }],
  'admin.marketPrices.list':    [401,    403,    403,    403,    'ok',   {}],
  'admin.marketPrices.create':  [401,    403,    403,    403,    'ok',   { cropId: 'maize', market: 'Lagos', pricePerKg: 1 }],
  'admin.marketPrices.change':  [401,    403,    403,    403,    404,   { id: 'x', pricePerKg: 2 }],
  'admin.marketPrices.held':    [401,    403,    403,    403,    'ok'],
  'admin.marketPrices.confirm': [401,    403,    403,    403,    404,   { id: 'x' }],
  'admin.marketPrices.decline': [401,    403,    403,    403,    404,   { id: 'x' }],
  'admin.marketPrices.delete':  [401,    403,    403,    403,    404,   { id: 'x' }],
  'admin.weatherAlerts.list':   [401,    403,    403,    403,    'ok',   {}],
  'admin.weatherAlerts.create': [401,    403,    403,    403,    'ok',   { title: 'Rain', description: 'Much', alertType: 'rain', severity: 'info', location: 'Lagos, Nigeria' }],
  'admin.weatherAlerts.change': [401,    403,    403,    403,    404,   { id: 'x', title: 'Rain' }],
  'admin.weatherAlerts.reach':   [401,    403,    403,    403,    'ok',   { location: 'Lagos, Nigeria', severity: 'danger' }],
  'admin.weatherAlerts.reachMany':  [401, 403,    403,    403,    404,    { ids: ['x'] }],
  'admin.weatherAlerts.switchMany': [401, 403,    403,    403,    404,    { ids: ['x'], isActive: true }],
  'admin.weatherAlerts.dispatches': [401, 403,    403,    403,    'ok',   { id: 'x' }],
  'admin.weatherAlerts.delete': [401,    403,    403,    403,    404,   { id: 'x' }],
  'admin.users.list':           [401,    403,    403,    403,    'ok',   {}],
  'admin.users.create':         [401,    403,    403,    403,    'ok',   { username: 'comfort', fullName: 'Comfort Dolo' }],
  'admin.users.change':         [401,    403,    403,    403,    'ok',   { id: 'martha', fullName: 'Martha K.' }],
  'admin.users.deactivate':     [401,    403,    403,    403,    'ok',   { id: 'martha' }],
  'admin.users.erase':          [401,    403,    403,    403,    'ok',   { id: 'martha', password: PASSWORD }],
  'admin.users.reactivate':     [401,    403,    403,    403,    'ok',   { id: 'martha' }],
  'admin.users.deactivateMany': [401,    403,    403,    403,    'ok',   { ids: ['martha', 'joseph'] }],
  'admin.users.reactivateMany': [401,    403,    403,    403,    404,    { ids: ['martha', 'x'] }],
  'admin.users.giveStartCodes':  [401,  403,    403,    403,    'ok',   { ids: ['martha'] }],
  'admin.users.import':         [401,    403,    403,    403,    'ok',   { file: btoa('Full name\nComfort Dolo\n'), dryRun: '1' }],
  'admin.users.startImport':    [401,    403,    403,    403,    404,    { fileId: '00000000-0000-4000-8000-000000000000', isDryRun: true }],
  'admin.users.importState':    [401,    403,    403,    403,    404,    { importId: 'x' }],
  'admin.users.giveToAgent':     [401,    403,    403,    403,    'ok',   { ids: ['martha'], agentId: 'hawa' }],
  'admin.users.agents':          [401,    403,    403,    403,    'ok'],
  'admin.users.giveCode':       [401,    403,    403,    403,    'ok',   { id: 'martha' }],
  'admin.audit.list':            [401,    403,    403,    403,    'ok',   {}],
  'admin.translations.list':     [401,    403,    403,    403,    'ok',   { language: 'sw' }],
  'admin.translations.save':     [401,    403,    403,    403,    'ok',   { language: 'sw', key: 'farmer.home.crops', text: 'Habari', isReviewed: false }],
  'admin.translations.reset':    [401,    403,    403,    403,    404,    { language: 'sw', key: 'x' }],
  'admin.translations.drafts':   [401,    403,    403,    403,    'ok'],
  'admin.translations.switchDraft': [401, 403,    403,    403,    'ok',   { language: 'am', isOffered: false }],
  'admin.translations.export':   [401,    403,    403,    403,    'ok',   { language: 'sw', format: 'po' }],
  'admin.translations.import':   [401,    403,    403,    403,    'ok',   { language: 'sw', file: 'bXNnY3R4dCAieCIKbXNnaWQgIngiCm1zZ3N0ciAieCIK', dryRun: true }],
  'admin.archive.list':          [401,    403,    403,    403,    'ok',   {}],
  'admin.archive.preview':       [401,    403,    403,    403,    'ok',   { kind: 'crop', id: 'maize' }],
  'admin.archive.previewMany':   [401,    403,    403,    403,    'ok',   { kind: 'crop', ids: ['maize'] }],
  'admin.archive.deleteMany':    [401,    403,    403,    403,    404,    { kind: 'advisory', ids: ['x'] }],
  'admin.archive.restoreMany':   [401,    403,    403,    403,    404,    { ids: ['x'] }],
  'admin.archive.restore':       [401,    403,    403,    403,    404,    { id: 'x' }],
  'admin.builder.get':           [401,    403,    403,    403,    'ok',   { id: 'open' }],
  'admin.builder.lesson':        [401,    403,    403,    403,    'ok',   { id: 'land' }],
  'admin.builder.preview':       [401,    403,    403,    403,    'ok',   { content: '# Why' }],
  'admin.builder.save':          [401,    403,    403,    403,    'ok',   { kind: 'module', parentId: 'open', fields: { title: 'More' } }],
  'admin.builder.addLessons':    [401,    403,    403,    403,    'ok',   { courseId: 'open', moduleId: null, moduleTitle: 'More', lessons: [{ title: 'One', content: 'x' }] }],
  'admin.builder.move':          [401,    403,    403,    403,    'ok',   { kind: 'lesson', id: 'land', version: 1, parentId: 'open-module', at: 1 }],
  'admin.builder.removal':       [401,    403,    403,    403,    'ok',   { kind: 'lesson', id: 'land' }],
  'admin.builder.remove':        [401,    403,    403,    403,    'ok',   { kind: 'lesson', id: 'land', version: 1 }],
  'admin.courses.create':        [401,    403,    403,    403,    'ok',   { title: 'Yam', description: 'All of it' }],
  'admin.courses.change':        [401,    403,    403,    403,    'ok',   { id: 'draft', title: 'Yam' }],
  'admin.courses.delete':        [401,    403,    403,    403,    'ok',   { id: 'draft' }],
  'admin.courses.copy':          [401,    403,    403,    403,    'ok',   { id: 'draft' }],
  'admin.courses.publish':       [401,    403,    403,    403,    'ok',   { id: 'draft', published: true }],

  'learning.courses.list':       ['ok',   'ok',   'ok',   'ok',   'ok'],
  'learning.courses.get':        ['ok',   'ok',   'ok',   'ok',   'ok',   { id: 'open' }],
  'learning.courses.offline':    [401,    'ok',   'ok',   'ok',   'ok',   { id: 'open' }],
  'learning.courses.mine':       [401,    'ok',   'ok',   'ok',   'ok'],
  'learning.courses.enroll':     [401,    'ok',   'ok',   'ok',   'ok',   { id: 'open' }],
  'learning.certificates.verify':['ok',  'ok',   'ok',   'ok',   'ok',   { code: CODE }],
  'learning.lessons.get':        ['ok',   'ok',   'ok',   'ok',   'ok',   { id: 'land' }],
  'learning.lessons.show':       ['ok',   'ok',   'ok',   'ok',   'ok',   { id: 'land' }],
  'learning.lessons.progress':   [401,    'ok',   'ok',   'ok',   'ok',   { id: 'land' }],
  'learning.lessons.complete':   [401,    'ok',   'ok',   'ok',   'ok',   { id: 'land' }],
  'learning.quizzes.get':        ['ok',   'ok',   'ok',   'ok',   'ok',   { id: 'check' }],
  'learning.quizzes.attempts':   [401,    'ok',   'ok',   'ok',   'ok',   { id: 'check' }],
  'learning.quizzes.attemptPage': [401, 'ok',   'ok',   'ok',   'ok',   { id: 'check' }],
  'learning.quizzes.submit':     [401,    'ok',   'ok',   'ok',   'ok',   { id: 'check', answers: RIGHT }],

  // Martha has the account 'purse', the policy 'cover' and asked for the loan 'asked'; nothing was paid out yet.
  'finance.accounts.list':       [401,    'ok',   'ok',   403,    403],
  'finance.accounts.add':        [401,    'ok',   'ok',   403,    403,    account],
  'finance.accounts.remove':     [401,    409,    404,    403,    403,    { id: 'purse' }],
  'finance.accounts.confirmHolder': [401, 404,    404,    403,    403,    { id: 'purse' }],
  'finance.accounts.lines':      [401,    'ok',   404,    403,    403,    { accountId: 'purse' }],
  'finance.accounts.statement':  [401,    'ok',   404,    403,    403,    { accountId: 'purse', ...MONTH }],
  'finance.insurance.list':      [401,    'ok',   'ok',   403,    403,    {}],
  'finance.insurance.request':   [401,    'ok',   'ok',   403,    403,    { productId: 'rain', coverageAmount: 1000, currency: 'NGN' }],
  'finance.insurance.renew':     [401,    409,    404,    403,    403,    { insuranceId: 'cover' }],
  'finance.insurance.pay':       [401,    'ok',   404,    403,    403,    { insuranceId: 'cover', amount: 40 }],
  'finance.insurance.series':    [401,    'ok',   404,    403,    403,    { insuranceId: 'cover' }],
  'finance.insurance.claims':    [401,    'ok',   404,    403,    403,    { insuranceId: 'cover' }],
  'finance.insurance.claim':     [401,    'ok',   404,    403,    403,    { insuranceId: 'cover', ...loss }],
  'finance.loans.list':          [401,    'ok',   'ok',   403,    403,    {}],
  'finance.loans.get':           [401,    'ok',   404,    403,    403,    { loanId: 'asked' }],
  'finance.loans.quote':         [401,    'ok',   'ok',   403,    403,    loan],
  'finance.loans.request':       [401,    'ok',   'ok',   403,    403,    loan],
  'finance.loans.pay':           [401,    409,    404,    403,    403,    { loanId: 'asked', amount: 100 }],
  'finance.loans.receipts':      [401,    'ok',   404,    403,    403,    { loanId: 'asked' }],
  'finance.loans.statement':     [401,    'ok',   404,    403,    403,    { loanId: 'asked', ...MONTH }],
  'finance.loans.answerSchedule':[401,    409,    404,    403,    403,    { loanId: 'asked', isAccepted: true }],
  'finance.methods.list':        [401,    'ok',   'ok',   403,    403],
  'finance.methods.agents':      [401,    'ok',   'ok',   403,    403],
  'finance.methods.add':         [401,    'ok',   'ok',   403,    403,    { methodType: 'bank', provider: 'UBA', accountIdentifier: '0123456789', accountName: 'Martha', country: 'NG' }],
  'finance.methods.confirm':     [401,    'ok',   404,    403,    403,    { id: 'purse' }],
  'finance.methods.setDefault':  [401,    'ok',   404,    403,    403,    { id: 'purse' }],
  'finance.methods.remove':      [401,    409,    404,    403,    403,    { id: 'purse' }],
  'finance.overview':            [401,    'ok',   'ok',   403,    403],
  'finance.transactions.list':   [401,    'ok',   'ok',   403,    403,    {}],
  'finance.transactions.totals': [401,    'ok',   'ok',   403,    403,    {}],
  'finance.transactions.transferQuote':[401, 'ok', 404,   403,    403,    { fromAccountId: 'purse', amount: 100 }],
  'finance.transactions.transfer':[401,   'ok',   404,    403,    403,    { fromAccountId: 'purse', toPhone: '08012345679', amount: 100, currency: 'NGN' }],
  'finance.transactions.payCourse':[401,  409,    409,    403,    403,    { courseId: 'open' }],
  'finance.paybill.offer':       [401,    'ok',   'ok',   403,    'ok'],
  'finance.paybill.number':      [401,    409,    409,    403,    403,    { loanId: 'none' }],
  'finance.products.loans':      ['ok',   'ok',   'ok',   'ok',   'ok'],
  // Its insurance has no index.
  'finance.products.indexRecord': [404,   404,    404,    404,    404,    { productId: 'rain' }],
  'finance.products.insurances': ['ok',   'ok',   'ok',   'ok',   'ok'],
}

test('the table lists exactly the procedures of the tree', () => {
  expect(Object.keys(RIGHTS).sort()).toEqual(Object.keys(appRouter._def.procedures).sort())
})

let passwordHash: string
beforeAll(async () => {
  passwordHash = await village().sessions.hashPassword(PASSWORD, '127.0.0.1')
})

function demoVillage() {
  const v = village({ demo: true })
  v.person('farmer', { id: DEMO_USERS.farmer })
  v.db.update(users).set({ password: passwordHash }).run()
  return v
}

test('a procedure that says that it needs a session refuses whoever has none, and no other does', () => {
  /** They refuse a wrong code, not a visitor. */
  const byCode = ['auth.setPassword', 'auth.setUp']
  const refused = Object.entries(RIGHTS).flatMap(([path, [visitor]]) => (visitor === 401 ? [path] : []))
  const needing = Object.keys(RIGHTS).filter((path) => schemasOf(path).meta?.needsSession)
  expect(needing.sort()).toEqual(refused.filter((path) => !byCode.includes(path)).sort())
})

const cases = Object.entries(RIGHTS).flatMap(([path, rights]) =>
  CALLERS.map((who, column) => [who, path, rights[column] as Outcome, rights[5] as object | undefined] as const),
)
test.each(cases)('%s calls %s: %s', async (who, path, outcome, ask) => {
  const v = demoVillage()
  if (/^farmer\.(?:(?:fields|measurements|zones|applications|boundaryCases)\.|forecast\.field)|\.fields\./.test(path)) v.db.insert(fields).values({ id: 'north', farmerId: 'martha', name: 'North', totalArea: 1, boundaryCoordinates: [] }).run() // biome-ignore format: one row
  if (path.includes('.loans.')) asksForLoan(v)
  if (/^finance|insurance/i.test(path)) banking(v)
  if (/^learning\.|certificates|builder/.test(path)) teach(v)
  expect(await outcomeOf(v.as(v.people[who]), path, ask)).toBe(outcome)
})

/** 'ok', or the HTTP status of the refusal. */
async function outcomeOf(caller: Caller, path: string, ask?: object) {
  const procedure = path.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], caller)
  try {
    await (procedure as (ask?: object) => Promise<unknown>)(ask)
    return 'ok'
  } catch (error) {
    return error instanceof TRPCError ? getHTTPStatusCodeFromError(error) : error
  }
}

describe('the record of another user', () => {
  test('stays unchanged after a refused request', async () => {
    const v = village()
    const owned = () =>
      [farmerCrops, cropActivities, contactRequests, notifications, priceAlerts].map((table) =>
        v.db.select().from(table).all(),
      )
    const rows = owned()
    const joseph = v.as(v.people.joseph)
    for (const ask of [
      () => joseph.farmer.crops.change({ farmerId: 'martha', cropId: 'plot', status: 'completed' }),
      () => joseph.farmer.crops.add({ farmerId: 'martha', cropId: 'maize', areaSize: 1 }),
      () => joseph.farmer.crops.harvest({ ...plot, actualYield: 1 }),
      () => joseph.farmer.crops.recordYield({ ...plot, actualYield: 1 }),
      () => joseph.farmer.crops.remove(plot),
      () => joseph.farmer.crops.remove({ farmerId: 'joseph', cropId: 'plot' }),
      () => joseph.farmer.crops.restore(plot),
      () => joseph.farmer.crops.restore({ farmerId: 'joseph', cropId: 'plot' }),
      () => joseph.farmer.cropLog.note({ ...plot, text: 'mine' }),
      () => joseph.farmer.cropLog.report({ ...plot, text: 'mine', isProblem: true }),
      () => joseph.farmer.cropLog.resolve({ ...plot, activityId: 'worms', isResolved: true }),
      () => joseph.farmer.care.done({ ...plot, task: 'weeding' }),
      () => joseph.farmer.care.undo({ ...plot, task: 'weeding', doneOn: '2026-11-21' }),
      () => joseph.farmer.notifications.read({ id: 'welcome' }),
      () => joseph.farmer.notifications.markUnread({ ids: ['welcome'] }),
      () => joseph.farmer.notifications.remove({ id: 'welcome' }),
      () => joseph.farmer.priceAlerts.remove({ id: 'wish' }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await joseph.farmer.notifications.readAll()
    expect(owned()).toEqual(rows)
  })

  test("cannot be reached by its id together with one's own", async () => {
    const v = village()
    for (const who of ['joseph', 'hawa', 'ruth'] as const)
      await expect(
        v.as(v.people[who]).farmer.crops.change({ farmerId: 'joseph', cropId: 'plot', notes: 'mine' }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is in the lists of its owner only', async () => {
    const v = village()
    const joseph = v.as(v.people.joseph)
    expect(await joseph.farmer.crops.list({ farmerId: 'joseph' })).toEqual([])
    expect(await joseph.farmer.notifications.list()).toEqual([])
    expect(await joseph.farmer.notifications.unread()).toBe(0)
    expect(await joseph.farmer.priceAlerts.list()).toEqual([])
    expect(await joseph.farmer.contact.list({})).toEqual({ items: [], nextCursor: null })
    expect(await v.as(v.people.martha).farmer.contact.list({})).toMatchObject({ items: [{ ticketId: 'KUU-MARTHA' }] })
  })

  test('is refused like one that does not exist', async () => {
    const v = village()
    const refusal = (ask: Promise<unknown>) => ask.then(() => 'ok').catch(({ code, message }) => ({ code, message }))
    const { crops, contact } = v.as(v.people.joseph).farmer
    expect(await refusal(crops.list({ farmerId: 'martha' }))).toEqual(await refusal(crops.list({ farmerId: 'nobody' })))
    expect(await refusal(contact.get({ ticketId: 'KUU-MARTHA' }))).toEqual(
      await refusal(contact.get({ ticketId: 'KUU-NOBODY' })),
    )
  })
})

test('agents and administrators are no farmers, and grow nothing', async () => {
  const v = village()
  for (const farmerId of ['hawa', 'ruth', 'nobody'])
    await expect(v.as(v.people.ruth).farmer.crops.list({ farmerId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(v.as(v.people.hawa).farmer.crops.list({ farmerId: 'hawa' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('only administrators see unpublished courses', async () => {
  const v = village()
  const titles = async (who: Who) => (await v.as(v.people[who]).learning.courses.list()).map(({ title }) => title)
  for (const who of ['visitor', 'martha', 'hawa'] as const) expect(await titles(who)).toEqual(['Maize'])
  expect(await titles('ruth')).toEqual(['Draft', 'Maize'])
})

test('an agent sees all tickets, but only advice of their own', async () => {
  const v = village()
  const hawa = v.as(v.people.hawa)
  expect((await hawa.farmer.contact.list({})).items).toHaveLength(1)
  expect(await hawa.agent.dashboard.myAdvisories()).toMatchObject([{ id: 'scout' }])
  const { id } = await hawa.farmer.advisories.publish({ title: 'Weed', content: 'Early', category: 'pest' })
  expect((await hawa.agent.dashboard.myAdvisories()).map((mine) => mine.id).sort()).toEqual([id, 'scout'].sort())
})

test('a session of a deactivated user ends at once', async () => {
  const v = village()
  const { token } = await v.sessions.open('martha')
  v.db.update(users).set({ isActive: false }).run()
  const answer = await v.app.request('/api/tickets', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(401)
})
