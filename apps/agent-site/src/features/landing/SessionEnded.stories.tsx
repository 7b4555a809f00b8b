import { usePlatform } from '@baize/site'
import { ScriptedPlatform } from '@baize/site/testing'
import { Container, TextField } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { door, forgetPage } from '../../shared/door.ts'
import { SessionEnded } from './SessionEnded.tsx'

const meta = {
  title: 'Agent site/Session ended',
  component: SessionEnded,
  afterEach: forgetPage,
} satisfies Meta<typeof SessionEnded>
export default meta
type Story = StoryObj<typeof meta>

const session = { token: 'again', firstTimeLogin: false, passwordExpired: false }

/** A page with something half typed, over which the session has ended. */
function Page() {
  const { token } = usePlatform()
  return (
    <Container as="main">
      <TextField label="Note" name="note" />
      <output>{token.get() ?? 'nobody'}</output>
      <SessionEnded />
    </Container>
  )
}

const over: NonNullable<Story['render']> = () => (
  <ScriptedPlatform site="agent" signedIn={false} answers={{ login: session }}>
    <Page />
  </ScriptedPlatform>
)

export const Asks: Story = {
  render: over,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in' })
    await expect(within(dialog).getByText(/after a period of inactivity/)).toBeVisible()
    await expect(within(dialog).getByRole('textbox', { name: 'Username' })).toBeVisible()
    // A page that is loaded anew is the landing page, which shows the reason too.
    await expect(door.reason).toBe('expired')
  },
}

export const RightToLeft: Story = { render: over, globals: { direction: 'rtl', language: 'ar' } }

/** Closing it leads to the landing page, which shows the reason. */
export const Closed: Story = {
  render: over,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(door.reason).toBe('expired'))
  },
}
