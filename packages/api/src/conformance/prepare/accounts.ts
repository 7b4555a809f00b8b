import { type Calls, calls } from '../../contract/index.ts'
import { codeOf, Skipped } from '../expect.ts'
import { withProof } from '../human.ts'
import { patiently } from '../ids.ts'
import { cookieOf } from '../target.ts'
import { appCode } from './authenticator.ts'
import {
  challengeOf,
  codeByNumber,
  contactProof,
  memberWithMobile,
  newEmail,
  newMember,
  newMobile,
  readAfter,
  recipientOf,
} from './people.ts'
import { type Prepare, withBody } from './preparation.ts'

/** Registration, signing in, passwords and contacts. */
export const accounts: Partial<Record<keyof Calls, Prepare>> = {
  async registerMobile(desk, sample) {
    const mobile = newMobile()
    const { cookie, code } = await codeByNumber(desk, 'register', mobile)
    const username = mobile.mobileNum.slice(1)
    return {
      input: withBody(sample, { ...mobile, username, verificationCode: code }),
      headers: { cookie },
    }
  },
  async resetPasswordByMobile(desk, sample) {
    const { mobile } = await memberWithMobile(desk)
    const { cookie, code } = await codeByNumber(desk, 'password', mobile)
    return { input: withBody(sample, { ...mobile, verificationCode: code }), headers: { cookie } }
  },
  async completePassword(desk, sample) {
    const [person, email] = [await newMember(desk), newEmail()]
    const body = { email, ...(await contactProof(desk, person, { email })) }
    await desk.value('verifyEmail', { body }, person.as)
    const { target } = desk
    const [, code] = await readAfter(desk, email, /https?:\S+[?&#]\w+=([^&\s]+)/, async () => {
      const input = await withProof(target, { body: { username: person.account, email } })
      const told = await patiently(() => target.ask(calls.forgotPassword, input))
      if (told.status !== 200) throw new Skipped(`forgotPassword is answered with ${codeOf(told)}`)
    })
    return { input: withBody(sample, { code }) }
  },
  async loginVerificationCode(desk, sample) {
    const { verificationId, cookie } = await challengeOf(desk)
    return { input: withBody(sample, { verificationId }), headers: { cookie } }
  },
  async loginVerification(desk) {
    const { verificationId, cookie, mobile } = await challengeOf(desk)
    const body = { verificationId, method: 'mobile' as const }
    const [, verificationCode] = await readAfter(desk, recipientOf(mobile), /\b\d{6}\b/, () =>
      desk.value('loginVerificationCode', { body }, null, { headers: { cookie } }),
    )
    return { input: { body: { ...body, verificationCode } }, headers: { cookie } }
  },
  async loginRemembered(desk) {
    const { account, password } = await newMember(desk)
    const body = { type: 'username', username: account, password, remember: true }
    const told = await desk.target.ask(calls.login, { body })
    if (told.status !== 200) throw new Skipped(`login is answered with ${codeOf(told)}`)
    return { input: {}, headers: { cookie: cookieOf(told) } }
  },
  async changePassword(desk, sample) {
    const { as, password } = await newMember(desk)
    return { input: withBody(sample, { oldPassword: password }), as }
  },
  async confirmPassword(desk) {
    const { as, password } = await newMember(desk)
    return { input: { body: { password } }, as }
  },
  async changePaymentPassword(desk, sample) {
    const { as, paymentPassword } = await newMember(desk)
    return { input: withBody(sample, { oldPaymentPassword: paymentPassword }), as }
  },
  async verifyMobile(desk) {
    const person = await newMember(desk)
    return { input: { body: await contactProof(desk, person, newMobile()) }, as: person.as }
  },
  async verifyEmail(desk) {
    const person = await newMember(desk)
    return { input: { body: await contactProof(desk, person, { email: newEmail() }) }, as: person.as }
  },
  async connectAuthenticator(desk) {
    const { as } = await newMember(desk)
    return { input: { body: { verificationCode: await appCode(desk, as) } }, as }
  },
  async removeAuthenticator(desk) {
    const { as } = await newMember(desk)
    const body = { verificationCode: await appCode(desk, as) }
    const { recoveryCodes } = await desk.value('connectAuthenticator', { body }, as)
    const [verificationCode] = recoveryCodes
    if (!verificationCode) throw new Skipped('no recovery code was shown')
    return { input: { body: { verificationCode } }, as }
  },
}
