import { serializeCookie } from '../http/cookies.ts'
import type { Handlers } from '../http/implement.ts'
import { tellEnded } from './ending.ts'
import { forgetDevice } from './remembered.ts'
import { cookieName, endSessions, isSecure } from './sessions.ts'

export const logoutHandlers: Pick<Handlers, 'logout'> = {
  async logout(_request, context) {
    const { db, platform, session, settings, now, setCookie } = context
    const ended = await endSessions(db, { sessionId: session.id }, 'signedOut', now())
    await tellEnded(platform.database.bus, ended, 'signedOut')
    const secure = isSecure(settings, session.site)
    setCookie(serializeCookie(cookieName(settings, session.site), '', { secure, maxAge: 0 }))
    // Signing out leaves no way in without a password, whatever the browser remembered.
    await forgetDevice(context)
    return {}
  },
}
