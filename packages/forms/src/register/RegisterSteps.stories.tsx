import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { codeButton, storyCaptcha, waitFirst } from '../sign-in/storyParts.ts'
import { box, boxOnceThere, failed, fill, send } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { allFieldsRules } from './allFieldsRules.ts'
import { exampleRules } from './exampleRules.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { account, beforeRegister, openTab, person, registerArgs, sent } from './registerStory.ts'

const meta = {
  title: 'Forms/Register with invitation, code and captcha',
  component: RegisterForm,
  args: registerArgs,
  decorators: [inCard],
  beforeEach: beforeRegister,
} satisfies Meta<typeof RegisterForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const withCodes = { ...exampleRules, referralCode: allFieldsRules.referralCode as never }

/** An invite link: the code is in its field, and its owner is shown above the form. */
export const InvitationAccepted: Story = {
  args: {
    rules: withCodes,
    invitation: { referralCode: 'BZ7K2P' },
    checkAffiliate: fn(async () => ({ valid: true, owner: 'so***a' })),
  },
  play: async ({ args, canvasElement: canvas }) => {
    await waitFor(() => expect(canvas).toHaveTextContent('so***a'))
    await expect(box(canvas, 'referralCode')).toHaveValue('BZ7K2P')
    await fill(canvas, { ...account, ...person })
    await send(canvas)
    await waitFor(() =>
      expect(args.onRegister).toHaveBeenCalledWith({
        method: 'username',
        body: expect.objectContaining({ referralCode: 'BZ7K2P' }),
      }),
    )
    await expect(args.checkAffiliate).toHaveBeenCalledWith('BZ7K2P', expect.anything())
  },
}

/** The rules have no field for it: the code is sent with the form all the same. */
export const InvitationWithoutAField: Story = {
  args: { invitation: { affiliateCode: 'AG44' }, checkAffiliate: async () => ({ valid: true }) },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { ...account, ...person })
    await send(canvas)
    await waitFor(() =>
      expect(args.onRegister).toHaveBeenCalledWith({
        method: 'username',
        body: expect.objectContaining({ affiliateCode: 'AG44' }),
      }),
    )
  },
}

/** It has expired: registration is not blocked by it, and another one can be typed. */
export const InvitationUnknown: Story = {
  args: {
    rules: withCodes,
    invitation: { referralCode: 'OLD1' },
    checkAffiliate: async (code) => ({ valid: code === 'NEW1' }),
  },
  play: async ({ args, canvasElement: canvas }) => {
    await waitFor(() => expect(box(canvas, 'referralCode')).toHaveValue(''))
    await fill(canvas, { ...account, ...person, referralCode: 'OLD2' })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(1)
    await expect(box(canvas, 'referralCode')).toHaveAttribute('aria-invalid', 'true')
    await fill(canvas, { referralCode: 'NEW1' })
    await send(canvas)
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
  },
}

const onMobile: Play = async ({ canvasElement: canvas }) => {
  await openTab(canvas, 'mobile')
  await fill(canvas, { mobileNum: '012345678' })
  await userEvent.click(codeButton(canvas))
}

/** The button counts down to the next code; another click requests nothing. */
export const CodeSent: Story = {
  args: { captcha: storyCaptcha() },
  play: async (context) => {
    await onMobile(context)
    const canvas = context.canvasElement
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        mobileNo: '012345678',
        countryDialingCode: '855',
        captchaId: 'cap_1',
        proofNonce: '42',
      }),
    )
    await waitFor(() =>
      expect(Number(sessionStorage.getItem('baize.resend.register'))).toBeGreaterThan(Date.now() + 100_000),
    )
    await userEvent.click(codeButton(canvas))
    await expect(sent).toHaveBeenCalledTimes(1)
  },
}

/** The platform's clock decides when the next code may be had. */
export const CodeRefused: Story = {
  args: { requestCode: waitFirst, explain: () => 'Too many attempts. Wait until the countdown ends' },
  play: async (context) => {
    await onMobile(context)
    await waitFor(() => expect(context.canvasElement).toHaveTextContent('Too many attempts'))
    await expect(box(context.canvasElement, 'mobileNum')).toHaveValue('012345678')
  },
}

const withCaptcha = { ...exampleRules, captcha: allFieldsRules.captcha as never }

/** No puzzle: the device has done its work, and its proof is sent with the form. */
export const CaptchaProven: Story = {
  args: { rules: withCaptcha, captcha: storyCaptcha() },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { ...account, ...person })
    await send(canvas)
    await waitFor(() =>
      expect(args.onRegister).toHaveBeenCalledWith({
        method: 'username',
        body: expect.objectContaining({ captchaId: 'cap_1', proofNonce: '42' }),
      }),
    )
  },
}

export const CaptchaPicture: Story = {
  args: { rules: withCaptcha, captcha: storyCaptcha({ prove: async () => null }) },
  play: async ({ args, canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'captcha')
    await fill(canvas, { ...account, ...person, captcha: '7K2P' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onRegister).toHaveBeenCalledWith({
        method: 'username',
        body: expect.objectContaining({ captchaId: 'cap_1', captcha: '7K2P' }),
      }),
    )
  },
}

/** The challenge failed to load: the image's place is empty, and it can be requested again. */
export const CaptchaFailed: Story = {
  args: {
    rules: withCaptcha,
    captcha: storyCaptcha({
      fetch: async () => {
        throw new Error('offline')
      },
    }),
  },
  play: async ({ canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'captcha')
    await expect(canvas.querySelector('img')).toBeNull()
  },
}

/** A number that the country does not have. */
export const NumberTooLong: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await openTab(canvas, 'mobile')
    await fill(canvas, { mobileNum: '012345678901' })
    await userEvent.click(codeButton(canvas))
    await waitFor(() => expect(box(canvas, 'mobileNum')).toHaveAttribute('aria-invalid', 'true'))
    await expect(sent).not.toHaveBeenCalled()
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}
