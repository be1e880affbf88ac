import type { Page } from '@playwright/test'

/** What can be opened on a screen: its name, how, and its other states, one after the other. */
export type Opening = { name: string; open: (page: Page) => Promise<unknown>; parts?: Part[] }
type Part = { name: string; show: (page: Page) => Promise<unknown>; isTab?: boolean }

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
const inDialog = (name: string, words: string | RegExp = name): Part => ({
  name,
  show: (page) => page.getByRole('dialog').getByRole('button', { name: words }).first().click(),
})
const tab = (name: string): Part => ({
  name,
  isTab: true,
  show: (page) => page.getByRole('dialog').getByRole('tab', { name }).click(),
})

const HELP: Opening = {
  name: 'help',
  open: press('Get help'),
  parts: [inDialog('Submit Request'), tab('Extension Agents'), tab('Emergency Help')],
}
const ADD_CROP: Opening = {
  name: 'add-crop',
  open: press('Add a crop'),
  parts: [inDialog('Add Crop'), inDialog('Maize'), inDialog('Another crop'), inDialog('All crops', /^All crops/)],
}
const SHOW_PLANT: Opening = {
  name: 'plant',
  open: press('Show my plant'),
  parts: [inDialog('Maize'), inDialog('Send')],
}
const SET_UP_CODES: Opening = { name: 'set-up-codes', open: press('Turn on') }
const CHANGE_PASSWORD: Opening = {
  name: 'password',
  open: press('Change password'),
  parts: [inDialog('Change password')],
}

/** By the path of the screen; `/market/*` is the price page of a crop, `/tickets/*` a conversation. */
export const OPENINGS: Record<string, Opening[]> = {
  '/farmer': [
    {
      name: 'crop',
      open: press('View Details: Maize'),
      parts: [
        tab('Care Schedule'),
        tab('Health Monitor'),
        tab('Activity Log'),
        tab('Overview'),
        inDialog('Harvested'),
        inDialog('Cancel'),
        inDialog('Add Note'),
        inDialog('Edit'),
        inDialog('Remove crop'),
      ],
    },
    SHOW_PLANT,
    ADD_CROP,
    HELP,
    { name: 'advisory', open: press(/^Read Full Advisory/), parts: [tab('Action Steps'), tab('Related Tips')] },
    { name: 'cannot', open: press(/^I cannot/), parts: [inDialog('Send')] },
    {
      name: 'notifications',
      open: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
      parts: ['Advisory', 'Weather', 'Market', 'System'].map(tab),
    },
    { name: 'languages', open: (page) => page.getByRole('button', { name: 'Language', exact: true }).click() },
  ],
  '/crops': [{ name: 'add-this', open: press(/^Add [A-Z]/) }],
  '/market/*': [
    { name: 'price-alert', open: press('Set a price alert'), parts: [inDialog('Set alert')] },
    { name: 'transport', open: press('Set transport costs'), parts: [inDialog('Save')] },
  ],
  '/profile': [
    { name: 'details', open: press('Edit my details') },
    CHANGE_PASSWORD,
    { name: 'removal', open: press('Delete my account'), parts: [inDialog('Delete for ever')] },
  ],
  '/finance?tab=loans': [
    {
      name: 'loan',
      open: press('Apply for Your First Loan'),
      parts: [inDialog('See the whole cost')],
    },
  ],
  '/finance?tab=mobile-money': [
    { name: 'account', open: press('Add Account'), parts: [inDialog('Add Account')] },
    { name: 'send', open: press('Send'), parts: [inDialog('Next')] },
    { name: 'method', open: press('Add a bank or cash'), parts: [inDialog('Add')] },
  ],
  '/finance?tab=insurance': [
    { name: 'policy', open: press('Get Your First Policy'), parts: [inDialog('Submit application')] },
  ],
  '/help': [{ name: 'agents', open: press('Extension agents') }],
  '/agent/account': [SET_UP_CODES],
  '/agent/visits': [{ name: 'visit', open: press('New visit'), parts: [inDialog('Schedule Visit')] }],
  '/admin/account': [SET_UP_CODES],
  '/admin/crops': [
    { name: 'record', open: press('Add Crop'), parts: [inDialog('Add Crop')] },
    { name: 'delete', open: press(/^Delete:/) },
  ],
  '/admin/advisories': [{ name: 'record', open: press(/^Edit:/) }],
  '/admin/users': [
    { name: 'record', open: press('Add User'), parts: [inDialog('Add User')] },
    { name: 'code', open: press(/^One-time code:/), parts: [inDialog('Make a code')] },
    { name: 'deactivate', open: press(/^Deactivate:/) },
    { name: 'data', open: press(/^Data and deletion:/), parts: [inDialog('Delete for ever')] },
    { name: 'import', open: press('Import farmers') },
  ],
  '/admin/fields': [
    { name: 'import', open: press('Import fields'), parts: [inDialog('Choose a file')] },
    { name: 'export', open: press('Export'), parts: [inDialog('Save the EU file')] },
  ],
  '/admin/market-prices': [{ name: 'record', open: press('Add Market Price'), parts: [inDialog('Add Market Price')] }],
  '/admin/weather-alerts': [
    { name: 'record', open: press('Add Weather Alert'), parts: [inDialog('Add Weather Alert')] },
  ],
  '/admin/courses': [
    { name: 'publish', open: press(/^Publish/) },
    { name: 'record', open: press('Add Course'), parts: [inDialog('Add Course')] },
    { name: 'import', open: press('Import a course') },
  ],
  '/admin/courses/*/build': [
    { name: 'document', open: press('Lessons from Word') },
    { name: 'part', open: press('Add module'), parts: [inDialog('Save')] },
    { name: 'lesson', open: press(/^Add lesson/), parts: [inDialog('As a learner sees it')] },
    { name: 'question', open: press(/^Add question/), parts: [inDialog('Save')] },
    { name: 'remove-part', open: press(/^Delete: /) },
  ],
  '/admin/courses/*/learners': [{ name: 'revoke', open: press(/^Revoke/), parts: [inDialog('Revoke')] }],
  '/admin/loans': [
    { name: 'approve', open: press(/^Approve: /) },
    { name: 'reject', open: press(/^Reject: /), parts: [inDialog('Reject')] },
    { name: 'details', open: press(/^Details: /) },
  ],
  '/admin/products': [{ name: 'record', open: press('Add loan'), parts: [inDialog('Add loan')] }],
  '/admin/products?tab=insurance': [{ name: 'record', open: press(/^Edit: /) }],
  '/admin/insurance': [
    { name: 'approve', open: press(/^Approve: /) },
    { name: 'reject', open: press(/^Reject: /), parts: [inDialog('Reject')] },
  ],
  '/admin/insurance?tab=claims': [{ name: 'details', open: press(/^Details: /) }],
  '/admin/payments?status=all': [{ name: 'details', open: press(/^Details: /) }],
}
