import * as z from 'zod'
import { Refusal } from '#db/refusal.ts'
import { PAYMENT_VARIABLES, type PaymentConfig, paymentConfig } from './payments/config.ts'
import type { AfricasTalkingAccount } from './sms/africastalking.ts'
import type { TwilioAccount } from './sms/twilio.ts'

const onOff = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1')

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const OPEN_METEO = 'https://api.open-meteo.com'
const OPEN_METEO_ARCHIVE = 'https://archive-api.open-meteo.com'

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0)
    .max(65_535)
    .default(3000),
  KUU_DATA: z.string().min(1, 'must name a folder').default('./data'),
  KUU_DEMO: onOff.default(false),
  KUU_DEMO_PUBLIC: onOff.default(false),
  KUU_TRUST_PROXY: onOff.default(false),
  KUU_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://kuu.example.edu')
    .transform((origin) => new URL(origin).origin)
    .optional(),
  KUU_RATE_LIMIT: z.coerce.number({ error: 'must be requests a minute' }).int().min(1).default(600),
  KUU_PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:[^@\s<>]+@[^@\s<>]+|https:\/\/[^\s<>]+)$/, 'must be a mailto: or https: address')
    .default('mailto:operator@kuu.example'),
  KUU_PUSH_HOSTS: z
    .string()
    .transform((names) => names.split(',').map((name) => name.trim().toLowerCase()))
    .refine((names) => names.every(isHost), 'must be host names with commas between them')
    .default([]),
  KUU_SMS: z
    .enum(['log', 'africastalking', 'twilio'], { error: 'must be log, africastalking or twilio' })
    .default('log'),
  KUU_SMS_RATE: z.coerce.number({ error: 'must be messages a second' }).min(0.1).max(1000).default(250),
  KUU_AFRICASTALKING_USERNAME: z.string().optional(),
  KUU_AFRICASTALKING_API_KEY: z.string().optional(),
  KUU_AFRICASTALKING_FROM: z.string().optional(),
  KUU_AFRICASTALKING_URL: httpAddress.optional(),
  KUU_TWILIO_ACCOUNT_SID: z.string().optional(),
  KUU_TWILIO_AUTH_TOKEN: z.string().optional(),
  KUU_TWILIO_FROM: z.string().optional(),
  KUU_TWILIO_URL: httpAddress.default('https://api.twilio.com'),
  KUU_LITESTREAM: httpAddress.optional(),
  KUU_METRICS_TOKEN: z.string().min(20, 'must have 20 characters or more').optional(),
  KUU_LOG: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' })
    .default('info'),
  ...PAYMENT_VARIABLES,
  KUU_WEATHER: z.enum(['off', 'open-meteo'], { error: 'must be off or open-meteo' }).default('off'),
  KUU_WEATHER_URL: httpAddress.default(OPEN_METEO),
  KUU_WEATHER_ARCHIVE_URL: httpAddress.optional(),
})

/** A scheme and a host, with nothing behind. */
function isOrigin(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === ''
}

const isHost = (name: string) => /^((\*\.)?[a-z\d-]+(\.[a-z\d-]+)*|\[::1\])(:\d{1,5})?$/.test(name)

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

const publicDemo = (host: string) =>
  [
    `This is a demo, and HOST=${host} opens it to others: everybody who reaches it is its administrator.`,
    '  For people and data of your own: KUU_DEMO=0, with a data folder of its own in KUU_DATA.',
    '  To show the demo to others all the same: KUU_DEMO_PUBLIC=1.',
  ].join('\n')

/** How an installation is set up; the README has the table of what each name means. */
export type Config = {
  host: string
  port: number
  dataFolder: string
  demo: boolean
  trustProxy: boolean
  /** The public address, which Host and Origin must name; null where none is set, and in a demo. */
  origin: string | null
  /** Calls a minute of one user, or of one address where nobody is signed in; null switches the limits off. */
  rateLimit: number | null
  /** Whom a push service may write to about our messages (RFC 8292, 2.1). */
  pushContact: string
  /** Hosts of push services besides the known ones; one of this machine may go without TLS. */
  pushHosts: readonly string[]
  /** With it a Prometheus on another machine may read the numbers; null lets in only those on this machine. */
  metricsToken: string | null
  /** Where Litestream, which copies the database elsewhere, tells its numbers; null where it is not used. */
  litestream: string | null
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** The way of text messages, and how many go out a second. */
  sms: SmsConfig & { perSecond: number }
  /** The forecaster; null for none. */
  weather: { gateway: 'open-meteo'; url: string; archiveUrl: string } | null
} & PaymentConfig

export type SmsConfig =
  | { gateway: 'log' }
  | ({ gateway: 'africastalking' } & AfricasTalkingAccount)
  | ({ gateway: 'twilio' } & TwilioAccount & { origin: string })

/** Reads the environment; throws one error that names every wrong value. An empty value is as good as none. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const { data, error } = environment.safeParse(given)
  if (!data) {
    const wrong = error.issues.map(
      ({ path, message }) => `  ${path.join('.')} ${message} (it is '${given[String(path[0])]}')`,
    )
    throw new Refusal(`The configuration is wrong:\n${wrong.join('\n')}`)
  }
  if (data.KUU_DEMO && !data.KUU_DEMO_PUBLIC && !isLoopback(data.HOST)) throw new Refusal(publicDemo(data.HOST))
  return {
    host: data.HOST,
    port: data.PORT,
    dataFolder: data.KUU_DATA,
    demo: data.KUU_DEMO,
    trustProxy: data.KUU_TRUST_PROXY,
    origin: data.KUU_DEMO ? null : (data.KUU_ORIGIN ?? null),
    rateLimit: data.KUU_DEMO ? null : data.KUU_RATE_LIMIT,
    pushContact: data.KUU_PUSH_CONTACT,
    pushHosts: data.KUU_PUSH_HOSTS,
    metricsToken: data.KUU_METRICS_TOKEN ?? null,
    litestream: data.KUU_LITESTREAM ?? null,
    logLevel: data.KUU_LOG,
    ...paymentConfig(data),
    sms: { ...smsConfig(data), perSecond: data.KUU_SMS_RATE },
    weather: weatherOf(data),
  }
}

type Environment = z.infer<typeof environment>

/** The gateway with its account; refuses one that lacks something. */
/** A server of one's own answers forecasts and the archive at one address; Open-Meteo's own does not. */
function weatherOf({ KUU_WEATHER: gateway, KUU_WEATHER_URL: url, KUU_WEATHER_ARCHIVE_URL: archive }: Environment) {
  if (gateway === 'off') return null
  return { gateway, url, archiveUrl: archive ?? (url === OPEN_METEO ? OPEN_METEO_ARCHIVE : url) }
}

function smsConfig(data: Environment): SmsConfig {
  if (data.KUU_SMS === 'log') return { gateway: 'log' }
  const missing = NEEDED[data.KUU_SMS].filter((name) => data[name] === undefined)
  if (missing.length > 0)
    throw new Refusal(`The configuration is wrong:\n  KUU_SMS=${data.KUU_SMS} needs ${missing.join(', ')}`)
  if (data.KUU_SMS === 'twilio') return { gateway: 'twilio', ...twilioAccount(data) }
  const username = data.KUU_AFRICASTALKING_USERNAME!
  const url = data.KUU_AFRICASTALKING_URL ?? AFRICASTALKING[username === 'sandbox' ? 'sandbox' : 'live']
  const from = data.KUU_AFRICASTALKING_FROM ?? null
  return { gateway: 'africastalking', url, username, apiKey: data.KUU_AFRICASTALKING_API_KEY!, from }
}

const AFRICASTALKING = {
  live: 'https://api.africastalking.com',
  sandbox: 'https://api.sandbox.africastalking.com',
} as const

/** What a gateway cannot do without. Twilio signs the address that it calls: it must be known here. */
const NEEDED = {
  africastalking: ['KUU_AFRICASTALKING_USERNAME', 'KUU_AFRICASTALKING_API_KEY'],
  twilio: ['KUU_TWILIO_ACCOUNT_SID', 'KUU_TWILIO_AUTH_TOKEN', 'KUU_TWILIO_FROM', 'KUU_ORIGIN'],
} as const satisfies Record<string, readonly (keyof Environment)[]>

const twilioAccount = (data: Environment): TwilioAccount & { origin: string } => ({
  url: data.KUU_TWILIO_URL,
  accountSid: data.KUU_TWILIO_ACCOUNT_SID!,
  authToken: data.KUU_TWILIO_AUTH_TOKEN!,
  from: data.KUU_TWILIO_FROM!,
  origin: data.KUU_ORIGIN!,
  statusUrl: `${data.KUU_ORIGIN}/hooks/twilio/status`,
})
