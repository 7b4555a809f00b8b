import { type Answers, ScriptedPlatform } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { OpenAccountScreen } from './OpenAccountScreen.tsx'
import { sampleInvite, sampleInvites } from './samples.ts'

const meta = {
  title: 'Agent site/Open account',
  component: OpenAccountScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    sessionStorage.removeItem('baize.draft.invite')
    return closeAllDialogs
  },
} satisfies Meta<typeof OpenAccountScreen>
export default meta
type Story = StoryObj<typeof meta>

const some: Answers = {
  invites: { rows: [...sampleInvites], page: { pageNo: 1, pageSize: 10, total: 4 } },
  createInvite: ({ body }) => ({ ...sampleInvite, ...(body as object), id: 'inv_9', uses: 0 }),
  revokeInvite: { ...sampleInvite, state: 'revoked' },
}

function Screen({ answers }: { answers: Answers }) {
  return (
    <ScriptedPlatform site="agent" path="/agentHome/open-account" answers={answers}>
      <OpenAccountScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )
}

export const Links: Story = { render: () => <Screen answers={some} /> }

export const LinkMade: Story = {
  render: () => <Screen answers={some} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[name=maxUses]')).not.toBeNull())
    await userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement)
    await waitFor(() => expect(canvas.getByDisplayValue(sampleInvite.url)).toBeVisible())
  },
}

export const Refused: Story = {
  render: () => <Screen answers={{ ...some, createInvite: new ApiError('tooManyRequests') }} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name=note]')).not.toBeNull())
    const note = canvasElement.querySelector('[name=note]') as HTMLInputElement
    await userEvent.type(note, 'For the new shop')
    await userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement)
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/./))
    await expect(note).toHaveValue('For the new shop')
  },
}

export const AskedBeforeRevoking: Story = {
  render: () => <Screen answers={some} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(sampleInvite.code)).toBeVisible())
    await userEvent.click(canvasElement.querySelector('td button[aria-haspopup=dialog]') as HTMLElement)
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(sampleInvite.code))
  },
}

export const NoLinksYet: Story = {
  render: () => <Screen answers={{ invites: { rows: [], page: { pageNo: 1, pageSize: 10, total: 0 } } }} />,
}

export const Loading: Story = { render: () => <Screen answers={{ invites: 'never' }} /> }

export const Failed: Story = { render: () => <Screen answers={{ invites: new ApiError('timeout') }} /> }
