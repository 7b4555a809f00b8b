import { describe, expect, it } from 'vitest'
import { smsSignInBody } from '../sign-in/SmsSignInForm.tsx'
import { forgotByEmailBody } from './ForgotByEmailForm.tsx'
import { forgotByMobileBody } from './ForgotByMobileForm.tsx'

const number = { mobileNum: '012345678', countryDialingCode: '855', verificationCode: '246810' }

describe('what is sent to the platform where there is no password', () => {
  it('is name and address by e-mail, with the solution of a captcha', () => {
    expect(forgotByEmailBody({ username: 'sokdara1', email: 'a@b.co' })).toEqual({
      username: 'sokdara1',
      email: 'a@b.co',
    })
    expect(
      forgotByEmailBody({ username: 'sokdara1', email: 'a@b.co', captchaId: 'c', proofNonce: '4' }),
    ).toMatchObject({ captchaId: 'c', proofNonce: '4' })
  })

  it('is number, code and the new password by mobile; the repeated one stays here', () => {
    const values = { ...number, newPassword: 'a new secret', confirmNewPassword: 'a new secret' }
    expect(forgotByMobileBody(values)).toEqual({ ...number, newPassword: 'a new secret' })
  })

  it('is number and code where one signs in by text message', () => {
    expect(smsSignInBody(number)).toEqual({ type: 'sms', ...number })
    expect(smsSignInBody({ ...number, captchaId: 'c', captcha: '7K2P' })).toMatchObject({ captcha: '7K2P' })
  })
})
