import { serializeCookie } from '../http/cookies.ts'
import type { Handlers } from '../http/implement.ts'
import { endAndNotify } from './ending.ts'
import { forgetDevice } from './remembered.ts'
import { cookieName, isSecure } from './sessions.ts'

export const logoutHandlers: Pick<Handlers, 'logout'> = {
  async logout(_request, context) {
    const { session, settings, setCookie } = context
    await endAndNotify(context, { sessionId: session.id }, 'signedOut')
    const secure = isSecure(settings, session.site)
    setCookie(serializeCookie(cookieName(settings, session.site), '', { secure, maxAge: 0 }))
    // After signing out a password is required, also in a remembered browser.
    await forgetDevice(context)
    return {}
  },
}
