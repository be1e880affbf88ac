import type { AnyTRPCProcedure } from '@trpc/server'
import type { AppRouter } from '#routers/index.ts'

/** Every dotted path of the tree, so that a wrong one does not compile. */
type PathsOf<R> = {
  [K in keyof R & string]: R[K] extends AnyTRPCProcedure ? K : R[K] extends object ? `${K}.${PathsOf<R[K]>}` : never
}[keyof R & string]
export type ProcedurePath = PathsOf<AppRouter['_def']['record']>

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Route = {
  method: Method
  path: string
  procedure: ProcedurePath
  summary: string
  /** The type of a body that is a file: its bytes are the input `file`, in base64. */
  file?: string
}

const route = (method: Method, path: string, procedure: ProcedurePath, summary: string): Route => ({
  method,
  path,
  procedure,
  summary,
})

/** The REST door: what outsiders call under /api, and the procedure that answers. Nothing else is decided here. */
export const REST: Route[] = [
  route('POST', '/login', 'auth.login', 'Open a session'),
  route('POST', '/register', 'auth.register', 'Register as a farmer'),
  route('POST', '/set-password', 'auth.setPassword', 'Set a new password by a one-time code, and open a session'),
  route('POST', '/logout', 'auth.logout', 'End the session'),

  route('GET', '/crops', 'farmer.crops.catalogue', 'The crop catalogue'),
  route('GET', '/farmers/:farmerId/crops', 'farmer.crops.list', 'What a farmer grows'),
  route('POST', '/farmers/:farmerId/crops', 'farmer.crops.add', 'Add a crop to a farm'),
  route('PATCH', '/farmers/:farmerId/crops/:cropId', 'farmer.crops.change', "Change a farmer's crop"),
  route('GET', '/farmers/:farmerId/crops/removed', 'farmer.crops.removed', 'Removed crops that can be restored'),
  route('POST', '/farmers/:farmerId/crops/:cropId/restore', 'farmer.crops.restore', 'Restore a removed crop'),
  route('GET', '/weather-alerts', 'farmer.alerts.list', 'The weather alerts that hold now, danger first'),
  route('GET', '/advisories', 'farmer.advisories.list', 'Active advisories, newest first'),
  route('POST', '/advisories', 'farmer.advisories.publish', 'Publish an advisory'),
  route('GET', '/advisories/:id/outcome', 'agent.advisories.outcome', 'What farmers answered to an advisory'),
  route('GET', '/market-prices', 'farmer.prices.latest', 'The latest price of each crop in each market'),
  route('POST', '/contact/submit', 'farmer.contact.submit', 'Ask for help'),
  route('GET', '/tickets', 'farmer.contact.list', 'Requests for help: one’s own, or all for agents'),
  route('GET', '/tickets/:ticketId', 'farmer.contact.get', 'One request for help'),

  route('GET', '/documents', 'agent.documents.list', 'Documents that the team shares, newest first'),
  route('DELETE', '/documents/:id', 'agent.documents.delete', 'Delete a document'),
  route(
    'POST',
    '/sms/send',
    'agent.sms.send',
    'Send a text message to a farmer, a number or a group; it waits for the gateway',
  ),
  route('POST', '/sms/reach', 'agent.sms.reach', 'Whom a text message to a group would reach'),
  route('POST', '/sms/:id/retry', 'agent.sms.retry', 'Send a text message again that failed'),
  route('GET', '/sms/messages', 'agent.sms.messages', 'Text messages, newest first'),
  route('GET', '/sms/pending', 'agent.sms.pending', 'Text messages that wait to be sent'),
  route('GET', '/sms/conversations/:farmerId', 'agent.sms.conversation', 'The text messages to a farmer'),
  route('GET', '/farmers', 'agent.farmers.list', 'All farmers, the caller’s own first, then the newest'),
  route(
    'POST',
    '/farmers',
    'agent.farmers.register',
    'Register a farmer, who sets a password with the code of the answer',
  ),
  route('GET', '/visits', 'agent.visits.list', 'Visits to farmers, the earliest first'),
  route('POST', '/visits', 'agent.visits.schedule', 'Plan a visit to a farmer; not before today where the farm lies'),
  route('PATCH', '/visits/:id', 'agent.visits.change', 'Confirm, move, complete or cancel a visit'),
  route('GET', '/admin/stats', 'admin.stats.overview', 'What the platform holds, counted'),
  route('GET', '/admin/stats/trends', 'admin.stats.trends', 'What the charts of the overview show'),
  route('GET', '/admin/stats/health', 'admin.stats.health', 'What of the content is old or missing'),
  route('GET', '/admin/course-stats', 'admin.stats.courses', 'The courses and who takes them, counted'),
  route(
    'GET',
    '/admin/courses',
    'admin.courses.list',
    'All courses, drafts too, with what they hold and who takes them',
  ),
  route('POST', '/admin/courses', 'admin.courses.create', 'Add a course; it stays hidden until it is published'),
  route('PATCH', '/admin/courses/:id', 'admin.courses.change', 'Change a course'),
  route(
    'DELETE',
    '/admin/courses/:id',
    'admin.courses.delete',
    'Delete a course with its lessons, quizzes and progress; it can be restored for 30 days',
  ),
  route('POST', '/admin/courses/:id/copy', 'admin.courses.copy', 'Copy a course with all of its parts into a draft'),
  route('PATCH', '/admin/courses/:id/publish', 'admin.courses.publish', 'Publish a course, or hide it'),
  route('GET', '/courses', 'learning.courses.list', 'The course catalogue'),
  route('GET', '/courses/:id', 'learning.courses.get', 'A course with its modules, lessons and quizzes'),
  route('POST', '/courses/:id/enroll', 'learning.courses.enroll', 'Enroll in a free course'),
  route('GET', '/certificates/:code', 'learning.certificates.verify', 'Whether a certificate is valid, by its code'),
  route('GET', '/admin/users', 'admin.users.list', 'The users of all roles, newest first'),
  route('POST', '/admin/users', 'admin.users.create', 'Add a user, who sets a password with the code of the answer'),
  {
    ...route(
      'POST',
      '/admin/users/import',
      'admin.users.import',
      'Import farmers from a CSV file of at most 2 MB and 5,000 rows, all or none; a dry run tells what is wrong with it',
    ),
    file: 'text/csv',
  },
  route('POST', '/admin/users/deactivate', 'admin.users.deactivateMany', 'Deactivate several users, all or none'),
  route('POST', '/admin/users/reactivate', 'admin.users.reactivateMany', 'Reactivate several users, all or none'),
  route('POST', '/admin/users/give-to-agent', 'admin.users.giveToAgent', 'Give farmers to an agent to look after'),
  route('PATCH', '/admin/users/:id', 'admin.users.change', 'Change a user'),
  route('PATCH', '/admin/users/:id/deactivate', 'admin.users.deactivate', 'Deactivate a user, whose sessions end'),
  route('PATCH', '/admin/users/:id/reactivate', 'admin.users.reactivate', 'Reactivate a user'),
  route(
    'POST',
    '/admin/users/:id/password-code',
    'admin.users.giveCode',
    'Make a one-time code to set a new password, valid for 24 hours',
  ),
  route('GET', '/admin/crops', 'admin.crops.list', 'The catalogue, archived crops too'),
  route('POST', '/admin/crops', 'admin.crops.create', 'Add a crop'),
  route('PATCH', '/admin/crops/:id', 'admin.crops.change', 'Change a crop'),
  route(
    'DELETE',
    '/admin/crops/:id',
    'admin.crops.delete',
    'Delete a crop with its advisories and prices; it can be restored for 30 days',
  ),
  route('GET', '/admin/advisories', 'admin.advisories.list', 'All advisories, newest first'),
  route('POST', '/admin/advisories', 'admin.advisories.create', 'Add an advisory'),
  route('PATCH', '/admin/advisories/:id', 'admin.advisories.change', 'Change an advisory'),
  route('POST', '/admin/advisories/:id/approve', 'admin.advisories.approve', 'Approve advice of somebody else'),
  route(
    'DELETE',
    '/admin/advisories/:id',
    'admin.advisories.delete',
    'Delete an advisory; it can be restored for 30 days',
  ),
  route('GET', '/admin/market-prices', 'admin.marketPrices.list', 'All market prices, newest first'),
  route('POST', '/admin/market-prices', 'admin.marketPrices.create', 'Add a market price'),
  route('PATCH', '/admin/market-prices/:id', 'admin.marketPrices.change', 'Change a market price'),
  route(
    'DELETE',
    '/admin/market-prices/:id',
    'admin.marketPrices.delete',
    'Delete a market price; it can be restored for 30 days',
  ),
  route('GET', '/admin/weather-alerts', 'admin.weatherAlerts.list', 'All weather alerts, newest first'),
  route('POST', '/admin/weather-alerts', 'admin.weatherAlerts.create', 'Add a weather alert'),
  route('PATCH', '/admin/weather-alerts/:id', 'admin.weatherAlerts.change', 'Change a weather alert'),
  route(
    'DELETE',
    '/admin/weather-alerts/:id',
    'admin.weatherAlerts.delete',
    'Delete a weather alert; it can be restored for 30 days',
  ),
  route(
    'GET',
    '/admin/settings',
    'admin.settings.platform.get',
    'Who runs the platform, and what new accounts begin with',
  ),
  route('PATCH', '/admin/settings', 'admin.settings.platform.change', 'Change what the platform says of itself'),
  route('GET', '/admin/gateways', 'admin.gateways.list', 'The services outside, and how they do'),
  route('POST', '/admin/gateways/:gateway/test', 'admin.gateways.test', 'Send a test through a gateway'),
  route(
    'GET',
    '/admin/translations',
    'admin.translations.list',
    'The words of the client in a language, with their English',
  ),
  route('GET', '/admin/audit', 'admin.audit.list', 'Who did what to which row, the last first'),
  route('GET', '/admin/archive', 'admin.archive.list', 'What was deleted in the last 30 days'),
  route('POST', '/admin/archive/:id/restore', 'admin.archive.restore', 'Restore what was deleted, with its ids'),
  route(
    'PATCH',
    '/admin/certificates/:code/revoke',
    'admin.certificates.revoke',
    'Revoke a certificate, with a reason',
  ),
  route('GET', '/lessons/:id', 'learning.lessons.get', 'A lesson with its content'),
  route('GET', '/lessons/:id/progress', 'learning.lessons.progress', 'Whether one has completed a lesson'),
  route('POST', '/lessons/:id/complete', 'learning.lessons.complete', 'Complete a lesson'),
  route('GET', '/quizzes/:id', 'learning.quizzes.get', 'A quiz with its questions'),
  route('GET', '/quizzes/:id/attempts', 'learning.quizzes.attempts', 'One’s own attempts at a quiz'),
  route('POST', '/quizzes/:id/submit', 'learning.quizzes.submit', 'Submit the answers to a quiz'),
  route('GET', '/loan-products', 'finance.products.loans', 'Loans on offer'),
  route('GET', '/loans', 'finance.loans.list', 'One’s own loans, newest first'),
  route('POST', '/loans', 'finance.loans.request', 'Ask for a loan'),
  route('GET', '/admin/loans', 'admin.loans.list', 'Everybody’s loans, newest first'),
  route('POST', '/admin/loans/:id/approve', 'admin.loans.approve', 'Approve a loan that was asked for'),
  route('POST', '/admin/loans/:id/reject', 'admin.loans.reject', 'Reject a loan that was asked for, and say why'),
  route('GET', '/insurance-products', 'finance.products.insurances', 'Insurances on offer'),
]
