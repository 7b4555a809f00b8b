import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { codeButton, noCodeForWrongLengths, storyCaptcha } from '../sign-in/storyParts.ts'
import { box, failed, fill, never, send, soon, summary, taken } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { allFieldsRules } from './allFieldsRules.ts'
import { exampleRules, hostileRules } from './exampleRules.ts'
import { RegisterForm } from './RegisterForm.tsx'
import {
  account,
  beforeRegister,
  facts,
  openTab,
  person,
  registerArgs,
  secret,
  sent,
} from './registerStory.ts'

const meta = {
  title: 'Forms/Register form',
  component: RegisterForm,
  args: registerArgs,
  parameters: { policy: { regulated: { termsTicked: false } } },
  decorators: [inCard],
  beforeEach: beforeRegister,
} satisfies Meta<typeof RegisterForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Empty: Story = {
  play: async ({ canvasElement: canvas }) => {
    await expect(canvas.querySelectorAll('[role=tab]')).toHaveLength(2)
    await expect(box(canvas, 'username').autocomplete).toBe('username')
    await expect(box(canvas, 'terms')).toBeChecked()
    await expect(canvas.querySelector('[name=verificationCode]')).toBeNull()
  },
}

export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { ...account, ...person })
    await send(canvas)
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
    await expect(args.onRegister).toHaveBeenCalledWith({
      method: 'username',
      body: { ...account, ...person, ...facts, countryDialingCode: '855' },
    })
    await expect(summary(canvas)).toBeNull()
  },
}

/** By mobile: a code is sent to the number, and the number without its leading zero is the user name. */
export const ByMobile: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await openTab(canvas, 'mobile')
    await fill(canvas, { ...person })
    await userEvent.click(codeButton(canvas))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ mobileNo: '012345678', countryDialingCode: '855' }),
    )
    await fill(canvas, { verificationCode: '246810', password: secret, confirmPassword: secret })
    await send(canvas)
    await waitFor(() =>
      expect(args.onRegister).toHaveBeenCalledWith({
        method: 'mobile',
        body: {
          ...person,
          ...facts,
          username: '12345678',
          login: true,
          countryDialingCode: '855',
          verificationCode: '246810',
          password: secret,
          confirmPassword: secret,
        },
      }),
    )
  },
}

export const WrongLength: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement: canvas }) => {
    await openTab(canvas, 'mobile')
    await noCodeForWrongLengths(canvas, sent)
  },
}

/** Switching the tab keeps what was typed. */
export const WhatIsTypedStays: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { ...account, ...person })
    await openTab(canvas, 'mobile')
    await expect(canvas.querySelector('[name=username]')).toBeNull()
    await expect(box(canvas, 'mobileNum')).toHaveValue('012345678')
    await expect(box(canvas, 'password')).toHaveValue(secret)
    await expect(box(canvas, 'payeeName')).toHaveValue(person.payeeName)
    await fill(canvas, { payeeName: 'ចាន់ សុខា' })
    await openTab(canvas, 'username')
    await expect(box(canvas, 'username')).toHaveValue(account.username)
    await expect(box(canvas, 'payeeName')).toHaveValue('ចាន់ សុខា')
  },
}

/** Neither a code nor a password is required: the number and the terms are enough. */
export const MobileOnlyWithoutPassword: Story = {
  args: {
    username: false,
    mobilePassword: false,
    requestCode: undefined,
    rules: { ...exampleRules, payeeName: { ...exampleRules.email, patternId: 23 } as never },
  },
  play: async ({ args, canvasElement: canvas }) => {
    await expect(canvas.querySelector('[role=tablist]')).toBeNull()
    await expect(canvas.querySelector('[name=password]')).toBeNull()
    await fill(canvas, { mobileNum: '012345678' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onRegister).toHaveBeenCalledWith({
        method: 'mobile',
        body: {
          ...facts,
          mobileNum: '012345678',
          username: '12345678',
          countryDialingCode: '855',
          login: true,
        },
      }),
    )
  },
}

export const UserNameOnly: Story = {
  args: { mobile: false },
  play: async ({ canvasElement: canvas }) => {
    await expect(canvas.querySelector('[role=tablist]')).toBeNull()
    await expect(box(canvas, 'username')).toBeVisible()
  },
}

/** Both switches are off: registration is closed, and the form says so. */
export const Closed: Story = {
  args: { username: false, mobile: false },
  play: async ({ canvasElement: canvas }) => {
    await expect(canvas.querySelector('form')).toBeNull()
    await expect(canvas.textContent).not.toBe('')
  },
}

const optionalDetails = (canvas: HTMLElement) =>
  within(canvas).getByRole('button', { name: 'Optional details' })

/** What is required is shown; what is optional is folded, before the terms, and keeps what was typed. */
export const OptionalFieldsFolded: Story = {
  globals: { language: 'en' },
  play: async ({ args, canvasElement: canvas }) => {
    await expect(box(canvas, 'username')).toBeVisible()
    await expect(canvas.querySelector('[name=email]')).toBeNull()
    await expect(optionalDetails(canvas)).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(optionalDetails(canvas))
    await fill(canvas, { ...account, ...person, email: 'dara@example.com' })
    await userEvent.click(optionalDetails(canvas))
    await expect(canvas.querySelector('[name=email]')).toBeNull()
    await userEvent.click(optionalDetails(canvas))
    await expect(box(canvas, 'email')).toHaveValue('dara@example.com')
    await userEvent.click(optionalDetails(canvas))
    await send(canvas)
    await waitFor(() =>
      expect(args.onRegister).toHaveBeenCalledWith({
        method: 'username',
        body: expect.objectContaining({ email: 'dara@example.com' }),
      }),
    )
  },
}

/** Something wrong in a folded field opens it, and the summary leads there. */
export const WrongFieldUnfolds: Story = {
  globals: { language: 'en' },
  play: async ({ args, canvasElement: canvas }) => {
    await userEvent.click(optionalDetails(canvas))
    await fill(canvas, { ...account, ...person, email: 'dara at example' })
    await userEvent.click(optionalDetails(canvas))
    await expect(canvas.querySelector('[name=email]')).toBeNull()
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(1)
    await waitFor(() => expect(box(canvas, 'email')).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
    await expect(box(canvas, 'email')).toHaveFocus()
    await expect(optionalDetails(canvas)).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onRegister).not.toHaveBeenCalled()
    // Once corrected, it stays open: no layout shift under the pointer.
    await fill(canvas, { email: 'dara@example.com' })
    await expect(box(canvas, 'email')).toBeVisible()
  },
}

/** What the platform refuses of a folded field opens it too. */
export const RefusedFieldUnfolds: Story = {
  globals: { language: 'en' },
  args: { onRegister: fn(() => ({ problems: [{ field: 'email', code: 'taken' }] })) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { ...account, ...person })
    await send(canvas)
    await failed(canvas)
    await waitFor(() => expect(box(canvas, 'email')).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** Everything that the platform's settings can require, in parts that say what they are about. */
export const AllFields: Story = {
  args: { rules: allFieldsRules, captcha: storyCaptcha(), checkAffiliate: async () => ({ valid: true }) },
  globals: { language: 'en' },
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(optionalDetails(canvas))
    const parts = within(canvas).getAllByRole('heading', { level: 3 })
    const titles = parts.map(({ textContent }) => textContent)
    await expect(titles).toEqual(['About you', 'How to reach you', 'Invitation'])
    await expect(canvas.querySelectorAll('input').length).toBeGreaterThan(24)
    await expect(canvas.querySelector('[name=domain]')).toBeNull()
    await expect(box(canvas, 'paymentPassword')).toHaveAttribute('inputmode', 'numeric')
  },
}

/** A visitor who is too young sees that beside the birthday, by the age that the terms name. */
export const TooYoung: Story = {
  args: { rules: { ...exampleRules, birthday: allFieldsRules.birthday as never }, mobile: false },
  globals: { language: 'en' },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { ...account, ...person, birthday: '2008-11-22' })
    await send(canvas)
    await expect(await failed(canvas)).toEqual(['Date of birth: You must be at least 18 years old'])
    await fill(canvas, { birthday: '2008-11-21' })
    await send(canvas)
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1))
  },
}

const failing: Play = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { username: '1abcdef', password: 'short' })
  await send(canvas)
  const lines = await failed(canvas)
  await expect(lines).toHaveLength(5)
  await expect(args.onRegister).not.toHaveBeenCalled()
  await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
  await expect(box(canvas, 'username')).toHaveFocus()
  await expect(box(canvas, 'username')).toHaveValue('1abcdef')
  await expect(box(canvas, 'password')).toHaveValue('short')
}

export const Failing: Story = { play: failing }

export const TermsNotAccepted: Story = {
  args: { termsTicked: false },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { ...account, ...person })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(1)
    await expect(box(canvas, 'terms')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Refused: Story = {
  args: {
    onRegister: fn(() => ({
      problems: [{ field: 'username', code: 'taken' }],
      formProblem: 'Registrations from this address are closed until tomorrow.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { ...account, ...person })
    await send(canvas)
    await failed(canvas)
    await expect(summary(canvas)).toHaveTextContent('closed until tomorrow')
    await expect(box(canvas, 'username')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'username')).toHaveValue('sokdara1')
    await expect(box(canvas, 'password')).toHaveValue(secret)
  },
}

export const Busy: Story = {
  args: { onRegister: fn(never) },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { ...account, ...person })
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
    canvas.querySelector('form')?.requestSubmit()
    await expect(args.onRegister).toHaveBeenCalledTimes(1)
  },
}

/** The server accepts it: the form's consumer continues, and the tab keeps nothing of it. */
export const Done: Story = {
  args: { onRegister: fn(soon) },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { ...account, ...person })
    await send(canvas)
    await taken(canvas)
    await expect(args.onRegister).toHaveBeenCalledTimes(1)
  },
}

/** Patterns that would block a page, and unknown fields: the form renders, the other rules apply. */
export const HostileRules: Story = {
  args: { rules: hostileRules },
  play: async ({ args, canvasElement: canvas }) => {
    const began = performance.now()
    box(canvas, 'username').value = `${'a'.repeat(1900)}!`
    await send(canvas)
    await failed(canvas)
    await expect(performance.now() - began).toBeLessThan(3000)
    await expect(args.onRegister).not.toHaveBeenCalled()
    await expect(box(canvas, 'favouriteColour')).toBeVisible()
  },
}

/** Settings that are no settings at all: the form has the fields that an account needs. */
export const NoRules: Story = {
  args: { rules: null as never },
  play: async ({ canvasElement: canvas }) => {
    await expect(box(canvas, 'username')).toBeVisible()
    await expect(box(canvas, 'password')).toBeVisible()
  },
}

/** A reload keeps the way that was chosen and what was typed, but no secret. */
export const SurvivesAReload: Story = {
  args: { draftKey: 'story-register' },
  play: async ({ canvasElement: canvas }) => {
    await openTab(canvas, 'mobile')
    await fill(canvas, { mobileNum: '012345678', password: secret })
    dispatchEvent(new Event('pagehide'))
    const kept = sessionStorage.getItem('baize.draft.story-register') ?? ''
    await expect(sessionStorage.getItem('baize.draft.story-register.method')).toBe('mobile')
    sessionStorage.removeItem('baize.draft.story-register')
    sessionStorage.removeItem('baize.draft.story-register.method')
    await expect(JSON.parse(kept)).toMatchObject({ mobileNum: '012345678' })
    await expect(kept).not.toContain(secret)
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }

/** A code's owner and an example as long as they get. */
export const LongText: Story = {
  args: {
    rules: allFieldsRules,
    minimumAge: 21,
    invitation: { affiliateCode: 'AG44' },
    checkAffiliate: async () => ({ valid: true, owner: 'Phnom-Penh-Riverside-Evening-Table-Of-Sokha-Dara' }),
  },
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => expect(canvas).toHaveTextContent('Riverside'))
  },
}
