import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { exampleRules } from '../register/exampleRules.ts'
import { storyCaptcha } from '../sign-in/storyParts.ts'
import { box, boxOnceThere, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { ForgotByEmailForm } from './ForgotByEmailForm.tsx'

const meta = {
  title: 'Forms/Forgot password by e-mail',
  component: ForgotByEmailForm,
  args: {
    usernameRule: exampleRules.username as NonNullable<typeof exampleRules.username>,
    service: { href: '#service' },
    onSignIn: fn(),
    onSubmit: fn(),
  },
  decorators: [inCard],
} satisfies Meta<typeof ForgotByEmailForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const known = { username: 'sokdara1', email: 'dara@example.com' }

export const Empty: Story = {
  play: async ({ canvasElement: canvas }) => {
    await expect(box(canvas, 'email').autocomplete).toBe('email')
    await expect(canvas.querySelector('a')).toHaveAttribute('href', '#service')
  },
}

export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, known)
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(known))
  },
}

const done: Play = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, known)
  await send(canvas)
  await waitFor(() => expect(canvas.querySelector('[role=status][tabindex="-1"]')).toHaveFocus())
  await expect(canvas).toHaveTextContent('dara@example.com')
  await userEvent.click(canvas.querySelector('button') as HTMLElement)
  await expect(args.onSignIn).toHaveBeenCalledTimes(1)
}

/** The same words whether or not there is such an account; the way back to signing in, and to another address. */
export const Done: Story = { play: done }
export const DoneInKhmer: Story = { globals: { language: 'km' }, play: done }

export const AnotherAddress: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, known)
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('[role=status][tabindex="-1"]')).toHaveFocus())
    await userEvent.click(canvas.querySelectorAll('button')[1] as HTMLElement)
    await expect(await boxOnceThere(canvas, 'email')).toHaveValue('')
  },
}

export const WithCaptcha: Story = {
  args: { captcha: storyCaptcha() },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, known)
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...known, captchaId: 'cap_1', proofNonce: '42' }),
    )
  },
}

const failing: Play = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { username: '1a', email: 'dara at example' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(2)
  await expect(args.onSubmit).not.toHaveBeenCalled()
  await userEvent.click(summary(canvas)?.querySelectorAll('a')[1] as HTMLElement)
  await expect(box(canvas, 'email')).toHaveFocus()
  await expect(box(canvas, 'email')).toHaveValue('dara at example')
}

export const Failing: Story = { play: failing }

export const Refused: Story = {
  args: {
    onSubmit: fn(() => ({
      problems: [{ field: 'email', code: 'pattern', params: { patternId: 4 } }],
      formProblem: 'Too many messages were asked for. Try again in an hour.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, known)
    await send(canvas)
    await failed(canvas)
    await expect(summary(canvas)).toHaveTextContent('in an hour')
    await expect(box(canvas, 'email')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'username')).toHaveValue('sokdara1')
  },
}

export const Busy: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, known)
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }

/** An address as long as addresses get. */
export const LongText: Story = {
  play: async ({ canvasElement: canvas }) => {
    const email = `${'a-long-name.'.repeat(5)}sokha@${'mail.'.repeat(8)}example.com`
    await fill(canvas, { ...known, email })
    await send(canvas)
    await waitFor(() => expect(canvas).toHaveTextContent(email))
  },
}
