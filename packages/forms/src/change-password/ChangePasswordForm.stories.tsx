import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx'

const meta = {
  title: 'Forms/Change password form',
  component: ChangePasswordForm,
  decorators: [inCard],
  args: {
    rule: {
      enabled: true,
      required: true,
      acceptedPattern: '*',
      patternId: 18,
      minLength: 8,
      maxLength: 64,
    },
    account: 'sokdara1',
    onSubmit: fn<ChangePasswordFormProps['onSubmit']>(async () => {}),
    onCancel: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof ChangePasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const right = { oldPassword: 'Old-2025!', newPassword: 'Khmer-2026!', confirmNewPassword: 'Khmer-2026!' }

export const Empty: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await expect(box(canvas, 'oldPassword').autocomplete).toBe('current-password')
    await expect(box(canvas, 'newPassword').autocomplete).toBe('new-password')
    await expect(canvas.querySelectorAll('form li')).toHaveLength(5)
    const buttons = within(canvas).getAllByRole('button')
    await userEvent.click(buttons.at(-1) as HTMLElement)
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(right))
  },
}

/** An account that has signed in with text messages only. */
export const FirstPassword: Story = {
  args: { hasPassword: false },
  play: async ({ args, canvasElement: canvas }) => {
    await expect(canvas.querySelector('[name=oldPassword]')).toBeNull()
    const { newPassword, confirmNewPassword } = right
    await fill(canvas, { newPassword, confirmNewPassword })
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ newPassword, confirmNewPassword }))
  },
}

export const ForcedAtFirstSignIn: Story = {
  args: { forced: 'firstLogin' },
  play: async ({ canvasElement: canvas }) => {
    const plain = [...canvas.querySelectorAll('button')].filter(({ type }) => type === 'button')
    await expect(plain).toHaveLength(3)
    await expect(plain.every((button) => button.textContent === '' || button.ariaLabel !== null)).toBe(true)
  },
}
export const ForcedByAge: Story = { args: { forced: 'expired' } }
export const ForcedByADefault: Story = { args: { forced: 'defaultPassword', hasPassword: true } }

const failing: NonNullable<Story['play']> = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { oldPassword: 'Khmer-2026!', newPassword: 'Khmer-2026!', confirmNewPassword: 'Khmer' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(2)
  await expect(args.onSubmit).not.toHaveBeenCalled()
}

export const Failing: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const { canvasElement: canvas } = context
    await failing(context)
    const links = within(summary(canvas) as HTMLElement).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'New password: This is your current password. Choose a different one',
      'Confirm new password: the passwords don’t match',
    ])
    await userEvent.click(links[1] as HTMLElement)
    await expect(box(canvas, 'confirmNewPassword')).toHaveFocus()
    await expect(box(canvas, 'confirmNewPassword')).toHaveValue('Khmer')
    await expect(box(canvas, 'oldPassword')).toHaveValue('Khmer-2026!')
  },
}

export const Refused: Story = {
  globals: { language: 'en' },
  args: {
    onSubmit: fn<ChangePasswordFormProps['onSubmit']>(async () => ({
      problems: [
        { field: 'oldPassword', code: 'wrong' },
        { field: 'newPassword', code: 'common' },
      ],
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(2)
    await expect(box(canvas, 'oldPassword')).toHaveAccessibleDescription(/Current password is incorrect/)
    await expect(box(canvas, 'newPassword')).toHaveAccessibleDescription(/too easy to guess/)
    await userEvent.type(box(canvas, 'oldPassword'), '?')
    await waitFor(() => expect(box(canvas, 'oldPassword')).not.toHaveAttribute('aria-invalid'))
  },
}

export const RefusedAsAWhole: Story = {
  args: {
    onSubmit: fn<ChangePasswordFormProps['onSubmit']>(() => Promise.reject(new Error('429'))),
    explain: () => 'Too many tries. Wait 5 minutes and try again',
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await expect(await failed(canvas)).toEqual(['Too many tries. Wait 5 minutes and try again'])
  },
}

export const Busy: Story = {
  args: { onSubmit: fn<ChangePasswordFormProps['onSubmit']>(never) },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
    canvas.querySelector('form')?.requestSubmit()
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Done: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(within(canvas).getByRole('status')).toHaveFocus())
    await userEvent.click(within(canvas).getByRole('button'))
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, args: { forced: 'expired' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = {
  globals: { language: 'pseudo-rtl' },
  args: { forced: 'firstLogin' },
  play: failing,
}
export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { account: 'a-very-long-name@a-very-long-domain-name.example.com', forced: 'defaultPassword' },
  play: failing,
}
