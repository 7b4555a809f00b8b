import { ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLocation } from 'wouter'
import { entranceAnswers } from '../../testing/popups/fixtures.ts'
import { Register } from './Register.tsx'

/** The way to each popup, by the address. */
function Address() {
  return <output>{useLocation()[0]}</output>
}

const withPolicy =
  (policyProfile: 'standard' | 'regulated'): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      path="/register"
      signedIn={false}
      answers={{
        ...entranceAnswers,
        permission: { ...entranceAnswers.permission, policyProfile, switches: { USERNAMEREG3: true } },
        register: { token: 'story', firstTimeLogin: true, passwordExpired: false },
      }}
    >
      <Register />
      <Address />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

const meta = {
  title: 'Member site/Register',
  component: Register,
  beforeEach: () => {
    sessionStorage.clear()
    return closeAllDialogs
  },
} satisfies Meta<typeof Register>
export default meta
type Story = StoryObj<typeof meta>

async function register(canvas: HTMLElement) {
  const typed = {
    username: 'sokha2026',
    password: 'green cloth',
    confirmPassword: 'green cloth',
    paymentPassword: '246810',
  }
  for (const [name, text] of Object.entries(typed)) {
    const field = await waitFor(() => {
      const found = canvas.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (!found) throw new Error(`There is no field ${name} yet`)
      return found
    })
    await userEvent.type(field, text, { delay: null })
  }
  await userEvent.click(within(canvas).getByRole('button', { name: 'Register' }))
}

const limits = { name: 'How much are you willing to spend?' }

/** A regulated brand offers limits as soon as the account is open. */
export const OffersLimits: Story = {
  render: withPolicy('regulated'),
  play: async ({ canvas, canvasElement }) => {
    await register(canvasElement)
    const question = await screen.findByRole('alertdialog', limits)
    await userEvent.click(within(question).getByRole('button', { name: 'Limits and breaks' }))
    await waitFor(() => expect(canvas.getByText('/member/limits')).toBeVisible())
  },
}

/** Skipping it leads on to the wanted page. */
export const NoLimitsNow: Story = {
  render: withPolicy('regulated'),
  play: async ({ canvas, canvasElement }) => {
    await register(canvasElement)
    const question = await screen.findByRole('alertdialog', limits)
    await userEvent.click(within(question).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.queryByText('/member/limits')).toBeNull()
  },
}

export const AsksNothing: Story = {
  render: withPolicy('standard'),
  play: async ({ canvas, canvasElement }) => {
    await register(canvasElement)
    await waitFor(() => expect(canvas.getByText('/')).toBeVisible())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
