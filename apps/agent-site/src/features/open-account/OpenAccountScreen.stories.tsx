import { sampleContract } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleContracts, sampleInvite, sampleInvites } from '../../testing/fixtures/open-account.ts'
import { OpenAccountScreen } from './OpenAccountScreen.tsx'

const meta = {
  title: 'Agent site/Open account',
  component: OpenAccountScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    sessionStorage.removeItem('baize.draft.invite')
    sessionStorage.removeItem('baize.draft.open-account')
    return closeAllDialogs
  },
} satisfies Meta<typeof OpenAccountScreen>
export default meta
type Story = StoryObj<typeof meta>

const some: Answers = {
  invites: { rows: [...sampleInvites], page: { next: null } },
  createInvite: ({ body }) => ({ ...sampleInvite, ...(body as object), id: 'inv_9', uses: 0 }),
  revokeInvite: { ...sampleInvite, state: 'revoked' },
}

function Screen({ answers, way = 'link' }: { answers: Answers; way?: 'link' | 'direct' }) {
  const path = `/agentHome/open-account${way === 'link' ? '?way=link' : ''}`
  return (
    <ScriptedPlatform site="agent" path={path} answers={{ contractInfo: sampleContracts, ...answers }}>
      <OpenAccountScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )
}

const type = async (canvas: HTMLElement, name: string, text: string) => {
  const field = await waitFor(() => {
    const found = canvas.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name} yet`)
    return found
  })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return field
}

const submit = (canvas: HTMLElement) =>
  userEvent.click(canvas.querySelector('button[type=submit]') as HTMLElement)

const opened: Answers['openAccount'] = ({ body }) => {
  const { username, accountType } = body as { username: string; accountType: 'member' | 'agent' }
  return { id: 'mbr_9', account: username, accountType, joinedAt: '2026-11-21T03:04:05Z' }
}

/** The rates that can be offered are beside the agent's own, which is their maximum. */
export const Directly: Story = {
  render: () => <Screen way="direct" answers={{ openAccount: opened }} />,
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'username', 'sokdara1')
    const rate = await type(canvasElement, 'rate_dividend', '18.5')
    await submit(canvasElement)
    await waitFor(() => expect(rate).toHaveAttribute('aria-invalid', 'true'))
    await type(canvasElement, 'rate_dividend', '12')
    await submit(canvasElement)
    await waitFor(() =>
      expect(within(canvasElement).getByDisplayValue('sokdara1')).toHaveAttribute('readonly'),
    )
  },
}

/** What each rate becomes is shown before it is offered: period, base and carry of the agent's own contract. */
export const WhatRatesMake: Story = {
  render: () => (
    <Screen
      way="direct"
      answers={{
        openAccount: opened,
        contracts: {
          rows: [sampleContract({ state: 'valid', period: 'weekly', carry: 'forever' })],
          page: { next: null },
        },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Weekly')).toBeVisible()
    await expect(canvas.getByText('Carried over until offset')).toBeVisible()
  },
}

export const NameTaken: Story = {
  render: () => (
    <Screen
      way="direct"
      answers={{
        openAccount: new ApiError('usernameTaken', { problems: [{ field: 'username', code: 'taken' }] }),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const name = await type(canvasElement, 'username', 'sokdara1')
    await submit(canvasElement)
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
    await expect(name).toHaveValue('sokdara1')
  },
}

export const DirectlyInKhmer: Story = {
  render: () => <Screen way="direct" answers={{}} />,
  globals: { language: 'km' },
}
export const DirectlyRightToLeft: Story = {
  render: () => <Screen way="direct" answers={{}} />,
  globals: { language: 'ar' },
}

const listed = fn()

/** Each link says what it offers; the platform sorts them, such as by what they brought. */
export const Links: Story = {
  render: () => (
    <Screen
      answers={{
        ...some,
        invites: ({ query }) => {
          listed(query)
          return { rows: [...sampleInvites], page: { next: null } }
        },
      }}
    />
  ),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    listed.mockReset()
    const table = await canvas.findByRole('table', { name: 'Your links' })
    await waitFor(() => expect(table).toHaveTextContent(/Dividend\s*12%/))
    await userEvent.click(within(table).getByRole('button', { name: 'Valid bet' }))
    await waitFor(() =>
      expect(listed).toHaveBeenLastCalledWith(
        expect.objectContaining({ sort: 'validBet', order: 'descending' }),
      ),
    )
  },
}

/** A link's terms are shared with it. */
export const LinkShown: Story = {
  render: () => <Screen answers={some} />,
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    const [show] = await canvas.findAllByRole('button', { name: 'Show' })
    await userEvent.click(show as HTMLElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent(/Link to share.*Dividend\s*12%/))
    await expect(canvasElement).toHaveTextContent(/Opened\s*41.*Campaign\s*Water Festival/)
    const saved = fn((_name: string, _size: number) => {})
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = async function () {
      const blob = await (await fetch(this.href)).blob()
      saved(this.download, blob.size)
    }
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Save the code' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Save a poster' }))
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
    } finally {
      HTMLAnchorElement.prototype.click = click
    }
    await expect(saved).toHaveBeenCalledWith('K7Q2M9XA-code.png', expect.any(Number))
    await expect(saved).toHaveBeenCalledWith('K7Q2M9XA-poster.png', expect.any(Number))
    // An empty page of either size has fewer bytes.
    for (const [, size] of saved.mock.calls) await expect(size).toBeGreaterThan(6_000)
  },
}

/** A link that was just made can be passed on where it is shown: its code, and a poster. */
export const LinkMade: Story = {
  globals: { language: 'en' },
  render: () => <Screen answers={some} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[name=maxUses]')).not.toBeNull())
    await userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement)
    await waitFor(() => expect(canvas.getByDisplayValue(sampleInvite.url)).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Save the code' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save a poster' })).toBeVisible()
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
  render: () => <Screen answers={{ invites: { rows: [], page: { next: null } } }} />,
}

export const Loading: Story = { render: () => <Screen answers={{ invites: 'never' }} /> }

export const Failed: Story = { render: () => <Screen answers={{ invites: new ApiError('timeout') }} /> }

/** Commission by volume is not passed on under the regulated profile: the dividend's rate is alone. */
export const RegulatedDirectly: Story = {
  render: () => <Screen way="direct" answers={{ openAccount: opened }} />,
  globals: { policy: 'regulated' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Dividend'))
    await expect(canvasElement).not.toHaveTextContent('salary')
  },
}

export const RegulatedByLink: Story = {
  render: () => <Screen answers={some} />,
  globals: { policy: 'regulated' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Dividend'))
    await expect(canvasElement).not.toHaveTextContent('salary')
  },
}
