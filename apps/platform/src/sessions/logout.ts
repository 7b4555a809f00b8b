import { serializeCookie } from '../http/cookies.ts'
import type { Handlers } from '../http/implement.ts'
import { tellEnded } from './ending.ts'
import { cookieName, endSessions, isSecure } from './sessions.ts'

export const logoutHandlers: Pick<Handlers, 'logout'> = {
  async logout(_request, { db, platform, session, settings, now, setCookie }) {
    const ended = await endSessions(db, { sessionId: session.id }, 'signedOut', now())
    await tellEnded(platform.database.bus, ended, 'signedOut')
    const secure = isSecure(settings, session.site)
    setCookie(serializeCookie(cookieName(settings, session.site), '', { secure, maxAge: 0 }))
    return {}
  },
}
