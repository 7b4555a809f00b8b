import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { summary } from '../testing/actions.ts'
import { Form } from './Form.tsx'
import { moreKinds } from './kinds/moreKinds.ts'

const meta = {
  title: 'Forms/Hand-made form',
  component: Form,
  args: { fields: [], submitLabel: 'Send', onSubmit: fn() },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

const box = (canvas: HTMLElement, name: string) =>
  canvas.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement
const press = (canvas: HTMLElement) =>
  userEvent.click(canvas.querySelector('button[type="submit"]') as HTMLButtonElement)

export const SignIn: Story = {
  args: {
    fields: [
      { name: 'username', required: true },
      { name: 'password', required: true, autocomplete: 'current-password' },
    ],
    submitLabel: 'Sign in',
    onSubmit: fn(() => ({ formProblem: 'Incorrect username or password.' })),
  },
  play: async ({ canvasElement: canvas }) => {
    await userEvent.type(box(canvas, 'username'), 'sokdara1')
    await userEvent.type(box(canvas, 'password'), 'wrong')
    await expect(box(canvas, 'password').autocomplete).toBe('current-password')
    await userEvent.type(box(canvas, 'password'), '{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Incorrect username or password.'))
  },
}

/** Consecutive submissions start again in place: nothing of it is left, in the tab neither. */
export const Renewed: Story = {
  args: {
    fields: [{ name: 'note', required: true }],
    renews: true,
    draftKey: 'story.renewed',
    onSubmit: fn(),
  },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.type(box(canvas, 'note'), 'The first')
    await press(canvas)
    await waitFor(() => expect(box(canvas, 'note')).toHaveValue(''))
    await expect(canvas.querySelector('button[type="submit"]')).toHaveFocus()
    await userEvent.type(box(canvas, 'note'), 'The second')
    await press(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(box(canvas, 'note')).toHaveValue(''))
    await expect(sessionStorage.getItem('baize.draft.story.renewed')).toBeNull()
  },
}

/** What a draft keeps wins over what the form starts with, an emptied field too; what was left alone may start anew. */
export const DraftWins: Story = {
  args: {
    fields: [
      { name: 'username', required: true },
      { name: 'accountType', kind: 'choice', required: true, options: ['member', 'agent'] },
      { name: 'nickname' },
      { name: 'affiliateCode' },
    ],
    kinds: moreKinds,
    draftKey: 'story.draft-wins',
    leaving: 'never',
    initial: { accountType: 'member', nickname: 'Sok', affiliateCode: 'OLD-LINK' },
  },
  render: function Reloaded(args) {
    const [reloads, reload] = useState(0)
    const initial = reloads > 0 ? { ...args.initial, affiliateCode: 'NEW-LINK' } : args.initial
    return (
      <>
        <Form key={reloads} {...args} initial={initial} />
        <button type="button" onClick={() => reload(reloads + 1)}>
          Reload
        </button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const agent = () =>
      canvasElement.querySelector<HTMLInputElement>('[name="accountType"][value="agent"]') as HTMLInputElement
    await userEvent.type(box(canvasElement, 'username'), 'sokdara1')
    await userEvent.click(agent())
    await userEvent.clear(box(canvasElement, 'nickname'))
    dispatchEvent(new Event('pagehide'))
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(box(canvasElement, 'username')).toHaveValue('sokdara1')
    await expect(agent()).toBeChecked()
    await expect(box(canvasElement, 'nickname')).toHaveValue('')
    await expect(box(canvasElement, 'affiliateCode')).toHaveValue('NEW-LINK')
  },
}

export const SignInWithCaptcha: Story = {
  args: {
    fields: [
      { name: 'username', required: true },
      { name: 'password', required: true, autocomplete: 'current-password' },
      { name: 'captcha', required: true },
    ],
    submitLabel: 'Sign in',
    looks: {
      captcha: { captcha: { fetch: () => Promise.reject(new Error('no picture')), prove: async () => null } },
    },
  },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.type(box(canvas, 'username'), 'sokdara1')
    await userEvent.type(box(canvas, 'password'), ' spaces stay ')
    await userEvent.type(box(canvas, 'captcha'), '១២ ៣4')
    await press(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        username: 'sokdara1',
        password: ' spaces stay ',
        captcha: '1234',
      }),
    )
  },
}

export const Withdraw: Story = {
  args: {
    fields: [
      { name: 'account', kind: 'select', required: true, options: ['aba', 'acleda'] },
      { name: 'amount', kind: 'amount', required: true, minAmount: '10.00', maxAmount: '500.00' },
      {
        name: 'paymentPassword',
        required: true,
        patternId: 7,
        minLength: 6,
        maxLength: 6,
        autocomplete: 'off',
      },
    ],
    looks: {
      account: {
        label: 'Bank account',
        placeholder: 'Choose',
        options: [
          { value: 'aba', label: 'ABA ···123' },
          { value: 'acleda', label: 'ACLEDA ···456' },
        ],
      },
      amount: { money: { currency: '$', quickAmounts: ['50', '100'] } },
    },
    submitLabel: 'Withdraw',
  },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.type(box(canvas, 'amount'), '5')
    await userEvent.type(box(canvas, 'paymentPassword'), '12')
    await press(canvas)
    await waitFor(() => expect(box(canvas, 'amount')).toHaveAccessibleDescription(/Enter \$10\.00 or more/))
    await expect(summary(canvas)).toHaveTextContent('Enter $10.00 or more')
    await expect(box(canvas, 'paymentPassword')).toHaveAccessibleDescription(
      /at least 6 characters. It has 2/,
    )
    await expect(box(canvas, 'account')).toHaveAccessibleDescription(/Bank account/)
    await userEvent.selectOptions(box(canvas, 'account'), 'acleda')
    await userEvent.type(box(canvas, 'amount'), '0.5')
    await userEvent.type(box(canvas, 'paymentPassword'), '3456')
    await waitFor(() => expect(canvas.querySelector('[aria-invalid]')).toBeNull())
    await press(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        account: 'acleda',
        amount: '50.5',
        paymentPassword: '123456',
      }),
    )
  },
}
