import { randomToken } from '../encryption/secrets.ts'
import { serializeCookie } from '../http/cookies.ts'
import type { Context } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { isSecure, siteCookie } from '../sessions/sessions.ts'

const lifetimeSeconds = 30 * 60

/** The value of this browser, and the cookie that keeps it there. */
export function browserBinding({ cookies, settings, site }: Pick<Context, 'cookies' | 'settings' | 'site'>): {
  binding: string
  cookie: string
} {
  const place = site ?? 'member'
  const name = siteCookie(settings, place, 'browser')
  const known = cookies.get(name)
  const value = known && /^[A-Za-z0-9_-]{43}$/.test(known) ? known : randomToken()
  const cookie = serializeCookie(name, value, { secure: isSecure(settings, place), maxAge: lifetimeSeconds })
  return { binding: `browser:${value}`, cookie }
}

/** What a code of a visitor is bound to: a random value in a cookie of this browser, made when a code is requested. */
export function bindBrowser(context: Context): string {
  const { binding, cookie } = browserBinding(context)
  context.setCookie(cookie)
  return binding
}

/** The requesting browser; codes of another one are not valid in it. */
export function boundBrowser({ cookies, settings, site }: Context): string {
  const value = cookies.get(siteCookie(settings, site ?? 'member', 'browser'))
  if (value) return `browser:${value}`
  throw new Refusal('verificationWrong', { problems: [{ field: 'verificationCode', code: 'wrongCode' }] })
}
