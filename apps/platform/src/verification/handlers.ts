import { requireCaptcha } from '../captcha/captcha.ts'
import { type Handlers, Refusal } from '../http/implement.ts'
import { bindBrowser } from './browser.ts'
import { sendCode } from './codes.ts'
import { contactOwner } from './contacts.ts'
import { requireNumber } from './numbers.ts'

export const verificationHandlers: Pick<Handlers, 'noLoginCode'> = {
  async noLoginCode({ body }, context) {
    const { platform, db, settings } = context
    const purpose = body.purpose ?? (body.mobileNo === undefined ? 'login' : 'register')
    const field = body.mobileNo === undefined ? 'mobileNum' : 'mobileNo'
    const { SMSLOGIN3, REGMOBVERF3, CHNGPASSVERIF3 } = settings.brand.switches
    const open = { login: SMSLOGIN3, register: REGMOBVERF3, password: CHNGPASSVERIF3 }
    if (!open[purpose]) throw new Refusal('forbidden', { reason: `codes to ${purpose} are off` })
    const typed = { mobileNum: body[field] ?? '', countryDialingCode: body.countryDialingCode }
    const to = requireNumber(settings.codes, typed, field)
    await requireCaptcha(platform, db, body)
    const memberId = await contactOwner(platform, db, 'mobile', to)
    // The caller learns nothing; the number's owner does.
    const known = purpose === 'register' ? 'numberTaken' : 'code'
    const unknown = purpose === 'register' ? 'code' : null
    return sendCode(context, {
      purpose,
      channel: 'sms',
      to,
      binding: bindBrowser(context),
      memberId,
      kind: memberId === null ? unknown : known,
    })
  },
}
