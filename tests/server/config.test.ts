import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

const DEFAULTS = {
  host: '127.0.0.1',
  port: 3000,
  dataFolder: './data',
  demo: false,
  trustProxy: false,
  origin: null,
  rateLimit: 600,
  pushContact: 'mailto:operator@kuu.example',
  pushHosts: [],
  metricsToken: null,
  litestream: null,
  logLevel: 'info',
  transferFee: 0,
  momo: [],
  mpesa: null,
  airtel: null,
  publicOrigin: null,
  sms: { gateway: 'log', perSecond: 250 },
  weather: null,
}

test('an empty environment is a local production', () => {
  expect(readConfig({})).toEqual(DEFAULTS)
  expect(readConfig({ PORT: ' ', KUU_RATE_LIMIT: ' ', KUU_DEMO: '', KUU_DATA: '', HOME: '/root' })).toEqual(DEFAULTS)
})

test('every variable is read', () => {
  const env = {
    HOST: '::1',
    PORT: '0',
    KUU_DATA: '/data',
    KUU_DEMO: '0',
    KUU_TRUST_PROXY: '1',
    KUU_ORIGIN: 'https://Kuu.example:443/',
    KUU_RATE_LIMIT: '5',
    KUU_PUSH_CONTACT: 'https://farm.example/contact',
    KUU_PUSH_HOSTS: 'push.example, *.Push.example,127.0.0.1:9000,[::1]:9000',
    KUU_METRICS_TOKEN: 'a token of twenty letters',
    KUU_LITESTREAM: 'http://127.0.0.1:9090/metrics',
    KUU_LOG: 'silent',
    KUU_SMS: 'log',
    KUU_SMS_RATE: '5',
    KUU_WEATHER: 'open-meteo',
    KUU_WEATHER_URL: 'http://weather.example:8080',
    KUU_WEATHER_ARCHIVE_URL: 'http://weather.example:8081',
    KUU_TRANSFER_FEE: '1.5',
    KUU_MOMO_URL: 'https://momo.example/',
    KUU_MOMO_ENVIRONMENT: 'mtnuganda',
    KUU_MOMO_COUNTRY: 'UG',
    KUU_MOMO_USER: 'user',
    KUU_MOMO_KEY: 'key',
    KUU_MOMO_COLLECTION_KEY: 'in',
    KUU_MOMO_DISBURSEMENT_KEY: 'out',
    KUU_MPESA_URL: 'https://daraja.example',
    KUU_MPESA_COUNTRY: 'TZ',
    KUU_MPESA_KEY: 'key',
    KUU_MPESA_SECRET: 'secret',
    KUU_MPESA_SHORTCODE: '174379',
    KUU_MPESA_PASSKEY: 'pass',
    KUU_MPESA_INITIATOR: 'kuu',
    KUU_MPESA_CREDENTIAL: 'sealed',
    KUU_MPESA_C2B: 'till',
  }
  expect(readConfig(env)).toEqual({
    host: '::1',
    port: 0,
    dataFolder: '/data',
    demo: false,
    trustProxy: true,
    origin: 'https://kuu.example',
    rateLimit: 5,
    pushContact: 'https://farm.example/contact',
    pushHosts: ['push.example', '*.push.example', '127.0.0.1:9000', '[::1]:9000'],
    metricsToken: 'a token of twenty letters',
    litestream: 'http://127.0.0.1:9090/metrics',
    logLevel: 'silent',
    transferFee: 1.5,
    airtel: null,
    publicOrigin: 'https://kuu.example',
    momo: [
      {
        url: 'https://momo.example',
        environment: 'mtnuganda',
        country: 'UG',
        user: 'user',
        key: 'key',
        collectionKey: 'in',
        disbursementKey: 'out',
      },
    ],
    mpesa: {
      url: 'https://daraja.example',
      country: 'TZ',
      key: 'key',
      secret: 'secret',
      shortcode: '174379',
      passkey: 'pass',
      initiator: 'kuu',
      credential: 'sealed',
      c2b: 'till',
    },
    sms: { gateway: 'log', perSecond: 5 },
    weather: { gateway: 'open-meteo', url: 'http://weather.example:8080', archiveUrl: 'http://weather.example:8081' },
  })
})

test('the weather is off unless it is turned on, whatever its address', () => {
  expect(readConfig({ KUU_WEATHER: 'off', KUU_WEATHER_URL: 'http://localhost' }).weather).toBeNull()
  expect(readConfig({ KUU_WEATHER: 'open-meteo' }).weather).toMatchObject({ url: 'https://api.open-meteo.com', archiveUrl: 'https://archive-api.open-meteo.com' }) // biome-ignore format: one row
  // A server of one's own has the archive too.
  const own = { KUU_WEATHER: 'open-meteo', KUU_WEATHER_URL: 'http://sky.example' }
  expect(readConfig(own).weather?.archiveUrl).toBe('http://sky.example')
})

test('a provider of payments is set up whole or not at all', () => {
  expect(() => readConfig({ KUU_MOMO_USER: 'user', KUU_MOMO_KEY: 'key' })).toThrow('KUU_MOMO_COUNTRY, KUU_MOMO_COLLECTION_KEY, KUU_MOMO_DISBURSEMENT_KEY must be set too') // biome-ignore format: one sentence
  const mpesa = { KUU_MPESA_KEY: 'k', KUU_MPESA_SECRET: 's', KUU_MPESA_SHORTCODE: '174379', KUU_MPESA_PASSKEY: 'p', KUU_MPESA_INITIATOR: 'i', KUU_MPESA_CREDENTIAL: 'c' } // biome-ignore format: one row
  expect(() => readConfig(mpesa)).toThrow('M-Pesa calls back: set KUU_ORIGIN')
  expect(readConfig({ ...mpesa, KUU_ORIGIN: 'https://kuu.example' }).mpesa?.country).toBe('KE')
})

describe('text messages', () => {
  const africasTalking = {
    KUU_SMS: 'africastalking',
    KUU_AFRICASTALKING_USERNAME: 'kuu',
    KUU_AFRICASTALKING_API_KEY: 'secret',
  }

  test("Africa's Talking is asked at its own address, the sandbox at that of the sandbox", () => {
    const account = { gateway: 'africastalking', username: 'kuu', apiKey: 'secret', from: null, perSecond: 250 }
    expect(readConfig(africasTalking).sms).toEqual({ ...account, url: 'https://api.africastalking.com' })
    expect(readConfig({ ...africasTalking, KUU_AFRICASTALKING_USERNAME: 'sandbox' }).sms).toMatchObject({
      url: 'https://api.sandbox.africastalking.com',
    })
    expect(
      readConfig({
        ...africasTalking,
        KUU_AFRICASTALKING_FROM: '40404',
        KUU_AFRICASTALKING_URL: 'http://127.0.0.1:9000',
      }).sms,
    ).toMatchObject({ from: '40404', url: 'http://127.0.0.1:9000' })
  })

  test('Twilio reports to the public address', () => {
    const env = {
      KUU_SMS: 'twilio',
      KUU_TWILIO_ACCOUNT_SID: 'AC1',
      KUU_TWILIO_AUTH_TOKEN: 'token',
      KUU_TWILIO_FROM: 'MG1',
      KUU_ORIGIN: 'https://kuu.example',
    }
    const account = { gateway: 'twilio', accountSid: 'AC1', authToken: 'token', from: 'MG1', perSecond: 250 }
    const statusUrl = 'https://kuu.example/hooks/twilio/status'
    const origin = 'https://kuu.example'
    expect(readConfig(env).sms).toEqual({ ...account, url: 'https://api.twilio.com', statusUrl, origin })
    // A demo takes any address for its pages, and yet knows the one that Twilio signs.
    expect(readConfig({ ...env, KUU_DEMO: '1' }).sms).toMatchObject({ statusUrl, origin })
    expect(readConfig({ ...env, KUU_TWILIO_URL: 'http://127.0.0.1:9000' }).sms).toMatchObject({
      url: 'http://127.0.0.1:9000',
    })
  })

  test('a gateway without its account is refused, with what it lacks', () => {
    expect(() => readConfig({ KUU_SMS: 'africastalking' })).toThrow(
      'KUU_SMS=africastalking needs KUU_AFRICASTALKING_USERNAME, KUU_AFRICASTALKING_API_KEY',
    )
    expect(() => readConfig({ KUU_SMS: 'twilio', KUU_TWILIO_FROM: 'MG1' })).toThrow(
      'KUU_SMS=twilio needs KUU_TWILIO_ACCOUNT_SID, KUU_TWILIO_AUTH_TOKEN, KUU_ORIGIN',
    )
  })
})

test('a demo has no rate limit', () => {
  expect(readConfig({ KUU_DEMO: '1', KUU_RATE_LIMIT: '5' })).toMatchObject({ demo: true, rateLimit: null })
})

test.each(['kuu.example', 'ftp://kuu.example', 'https://kuu.example/farm', 'https://me@kuu.example', '*'])(
  '%s is no public address',
  (KUU_ORIGIN) => expect(() => readConfig({ KUU_ORIGIN })).toThrow('KUU_ORIGIN must be an origin such as https://'),
)

test('a demo ignores a public address', () => {
  expect(readConfig({ KUU_DEMO: '1', KUU_ORIGIN: 'https://kuu.example' }).origin).toBeNull()
})

test('every invalid value is reported at once, with what is expected', () => {
  const env = {
    PORT: 'http',
    KUU_DEMO: 'yes',
    KUU_TRUST_PROXY: 'true',
    KUU_RATE_LIMIT: 'many',
    KUU_LOG: 'loud',
    KUU_WEATHER: 'on',
    KUU_WEATHER_URL: 'ftp://sky',
  }
  expect(() => readConfig(env)).toThrow(
    [
      'The configuration is wrong:',
      "  PORT must be a port number (it is 'http')",
      "  KUU_DEMO must be 0 or 1 (it is 'yes')",
      "  KUU_TRUST_PROXY must be 0 or 1 (it is 'true')",
      "  KUU_RATE_LIMIT must be requests a minute (it is 'many')",
      "  KUU_LOG must be debug, info, warn, error or silent (it is 'loud')",
      "  KUU_WEATHER must be off or open-meteo (it is 'on')",
      "  KUU_WEATHER_URL must be an http or https address (it is 'ftp://sky')",
    ].join('\n'),
  )
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['KUU_RATE_LIMIT', '0'],
  ['KUU_RATE_LIMIT', '1.5'],
  ['KUU_PUSH_CONTACT', 'operator@kuu.example'],
  ['KUU_PUSH_CONTACT', 'mailto:Operator <operator@kuu.example>'],
  ['KUU_PUSH_CONTACT', 'http://kuu.example'],
  ['KUU_PUSH_HOSTS', 'push.example,'],
  ['KUU_PUSH_HOSTS', 'https://push.example'],
  ['KUU_PUSH_HOSTS', '*'],
  ['KUU_PUSH_HOSTS', 'push.example/path'],
])('%s=%j is wrong', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`  ${name} `)
})

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1', '[::1]'])('a demo on %s is local', (HOST) => {
  expect(readConfig({ KUU_DEMO: '1', HOST })).toMatchObject({ demo: true, host: HOST })
})

test.each(['0.0.0.0', '::', '192.168.1.7', 'kuu.example', '127.0.0.1.example', 'localhost.example'])(
  'a demo on %s needs a second confirmation',
  (HOST) => {
    expect(() => readConfig({ KUU_DEMO: '1', HOST })).toThrow(/HOST=.*\n.*KUU_DEMO=0.*\n.*KUU_DEMO_PUBLIC=1/)
    expect(() => readConfig({ KUU_DEMO: '1', KUU_DEMO_PUBLIC: '0', HOST })).toThrow('KUU_DEMO_PUBLIC=1')
    expect(readConfig({ KUU_DEMO: '1', KUU_DEMO_PUBLIC: '1', HOST })).toMatchObject({ demo: true, host: HOST })
    expect(readConfig({ HOST })).toMatchObject({ demo: false, host: HOST })
  },
)

test('MTN in several countries: one value for each, or one for all', () => {
  const keys = { KUU_MOMO_USER: 'u', KUU_MOMO_KEY: 'k', KUU_MOMO_COLLECTION_KEY: 'c', KUU_MOMO_DISBURSEMENT_KEY: 'd' }
  const two = { ...keys, KUU_MOMO_COUNTRY: 'UG,RW', KUU_MOMO_ENVIRONMENT: 'mtnuganda, mtnrwanda', KUU_MOMO_USER: 'a,b' }
  expect(readConfig(two).momo).toMatchObject([
    { country: 'UG', environment: 'mtnuganda', user: 'a', key: 'k' },
    { country: 'RW', environment: 'mtnrwanda', user: 'b', key: 'k' },
  ])
  expect(() => readConfig({ ...two, KUU_MOMO_USER: 'a,b,c' })).toThrow('KUU_MOMO_USER must have one value, or one for each of UG, RW') // biome-ignore format: one sentence
  expect(() => readConfig({ ...two, KUU_MOMO_COUNTRY: 'UG,UG' })).toThrow('must name each country once')
})

test('a demo keeps the public address for the providers that call back, and refuses M-Pesa without one', () => {
  const mpesa = { KUU_MPESA_KEY: 'k', KUU_MPESA_SECRET: 's', KUU_MPESA_SHORTCODE: '174379', KUU_MPESA_PASSKEY: 'p', KUU_MPESA_INITIATOR: 'i', KUU_MPESA_CREDENTIAL: 'c' } // biome-ignore format: one row
  expect(readConfig({ ...mpesa, KUU_DEMO: '1', KUU_ORIGIN: 'https://kuu.example' })).toMatchObject({ origin: null, publicOrigin: 'https://kuu.example' }) // biome-ignore format: one row
  expect(() => readConfig({ ...mpesa, KUU_DEMO: '1' })).toThrow('M-Pesa calls back: set KUU_ORIGIN')
})

test('Airtel needs all of its variables, and a key that is one', () => {
  expect(() => readConfig({ KUU_AIRTEL_PIN: '1234' })).toThrow('KUU_AIRTEL_COUNTRY, KUU_AIRTEL_CLIENT_ID, KUU_AIRTEL_CLIENT_SECRET, KUU_AIRTEL_PUBLIC_KEY must be set too') // biome-ignore format: one sentence
  expect(() => readConfig({ KUU_AIRTEL_PUBLIC_KEY: 'no key' })).toThrow('must be the RSA key that Airtel publishes')
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } }) // biome-ignore format: one key
  const keys = { KUU_AIRTEL_COUNTRY: 'UG,ZM', KUU_AIRTEL_CLIENT_ID: 'i', KUU_AIRTEL_CLIENT_SECRET: 's', KUU_AIRTEL_PIN: '1234', KUU_AIRTEL_PUBLIC_KEY: publicKey } // biome-ignore format: one row
  expect(readConfig({ ...keys, KUU_AIRTEL_SIGNED: 'ZM' }).airtel).toMatchObject({ countries: ['UG', 'ZM'], signed: ['ZM'] }) // biome-ignore format: one row
  expect(() => readConfig({ ...keys, KUU_AIRTEL_SIGNED: 'KE' })).toThrow('KUU_AIRTEL_SIGNED names KE, and KUU_AIRTEL_COUNTRY does not') // biome-ignore format: one sentence
})
