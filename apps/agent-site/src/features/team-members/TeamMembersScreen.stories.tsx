import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleDownline } from '../../testing/fixtures/downline.ts'
import { sampleDays, sampleMember, sampleMembers } from '../../testing/fixtures/team-members.ts'
import { TeamMembersScreen } from './TeamMembersScreen.tsx'

const meta = {
  title: 'Agent site/Team members',
  component: TeamMembersScreen,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TeamMembersScreen>
export default meta
type Story = StoryObj<typeof meta>

const answering: Answers = {
  teamTags: { tags: [] },
  teamMembers: ({ query }) => {
    const { search = '' } = query as { search?: string }
    const rows = sampleMembers.filter(({ account }) => account.startsWith(search))
    return {
      ...sampleDays,
      rows,
      count: search ? rows.length : 67,
      trail: [],
      page: { next: search ? null : 'next' },
    }
  },
}

function Screen({ answers, path = '/agentHome/team-members' }: { answers: Answers; path?: string }) {
  return (
    <ScriptedPlatform site="agent" path={path} answers={answers}>
      <TeamMembersScreen />
    </ScriptedPlatform>
  )
}

/** The number of accounts is above them, with those of the page where there are several. */
export const Members: Story = {
  render: () => <Screen answers={answering} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1–\d.* of 67 accounts/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'About these figures' }))
    const panel = await screen.findByRole('dialog', { name: 'About these figures' })
    await expect(await within(panel).findByText('Deposits credited in the period.')).toBeVisible()
  },
}

export const Searching: Story = {
  render: () => <Screen answers={answering} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox'), 'vib')
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveTextContent('chanthou_team'))
    await expect(canvas.getByRole('table')).toHaveTextContent('vibol2026')
  },
}

export const SearchFromTheAddress: Story = {
  render: () => <Screen answers={answering} path="/agentHome/team-members?search=nobody" />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('searchbox')).toHaveValue('nobody')
  },
}

export const NobodyYet: Story = {
  render: () => (
    <Screen
      answers={{
        teamTags: { tags: [] },
        teamMembers: { ...sampleDays, rows: [], count: 0, trail: [], page: { next: null } },
      }}
    />
  ),
}

export const Loading: Story = {
  render: () => <Screen answers={{ teamTags: { tags: [] }, teamMembers: 'never' }} />,
}

export const Failed: Story = {
  render: () => <Screen answers={{ teamTags: { tags: [] }, teamMembers: new ApiError('network') }} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.queryByText(/\d accounts/)).toBeNull()
  },
}

/** A branch is open: the way back up is above it, and the agents in it lead further down. */
export const InABranch: Story = {
  render: () => (
    <Screen
      path="/agentHome/team-members?parentId=mbr_chanthou_team&from=2026-11-15&to=2026-11-21"
      answers={{
        teamTags: { tags: [] },
        teamMembers: {
          ...sampleDays,
          rows: [...sampleMembers],
          count: sampleMembers.length,
          trail: [{ id: 'mbr_chanthou_team', account: 'chanthou_team' }],
          page: { next: null },
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Branch' })).toHaveTextContent('chanthou_team')
    await expect(canvas.getByRole('link', { name: '3' })).toHaveAttribute(
      'href',
      '/agentHome/team-members?parentId=mbr_chanthou_team&from=2026-11-15&to=2026-11-21',
    )
  },
}

/** Accounts with one of the agent's tags; each row leads to the page of its account. */
export const Tagged: Story = {
  render: () => (
    <Screen
      path="/agentHome/team-members?tag=vip&from=2026-11-15&to=2026-11-21"
      answers={{
        teamTags: { tags: [{ tag: 'vip', accounts: 1 }] },
        teamMembers: ({ query }) => ({
          ...sampleDays,
          count: 1,
          rows: sampleMembers.slice(1, (query as { tag?: string }).tag === 'vip' ? 2 : undefined),
          trail: [],
          page: { next: null },
        }),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      '/agentHome/downline?id=mbr_chanthou_team&from=2026-11-15&to=2026-11-21',
    )
    await expect(canvas.getByRole('combobox', { name: 'Tag' })).toHaveValue('vip')
  },
}

const tagged = fn()
const selectable: Answers = {
  teamTags: { tags: [{ tag: 'vip', accounts: 1 }] },
  teamMembers({ query }) {
    const { after } = query as { after?: string }
    const rows = after ? [sampleMember('second_page')] : [...sampleMembers]
    return { ...sampleDays, rows, count: 5, trail: [], page: { next: after ? null : 'two' } }
  },
  teamMemberDetail: ({ params }) => {
    const { id } = params as { id: string }
    const tags = id === 'mbr_vibol2026' ? ['vip'] : []
    return { ...sampleDownline, id, account: id.replace('mbr_', ''), tags }
  },
  setTeamTags(input) {
    tagged(input.params, input.body)
    const full = (input.params as { id: string }).id === 'mbr_second_page'
    return full ? new ApiError('invalidFields') : { tags: ['vip'] }
  },
}

/** Selected rows survive pages and orders; each row says what an action did to it. */
export const Selected: Story = {
  globals: { language: 'en' },
  render: () => <Screen answers={selectable} path="/agentHome/team-members?from=2026-11-15&to=2026-11-21" />,
  play: async ({ canvas }) => {
    tagged.mockReset()
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select .?vibol2026/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select .?newcomer01/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select .?second_page/ }))
    const status = await canvas.findByText('3 rows selected')
    await expect(status).toHaveAttribute('role', 'status')
    await expect(status).toHaveTextContent('Not on this page: 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Balance' }))
    await expect(await canvas.findByRole('checkbox', { name: /^Select .?newcomer01/ })).toBeChecked()
    await expect(status).toHaveTextContent('Not on this page: 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a tag' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a tag' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'vip' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    const row = (name: string) => dialog.getByRole('row', { name: new RegExp(name) })
    await waitFor(() =>
      expect(row('second_page')).toHaveTextContent('This account has all the tags it can have.'),
    )
    await expect(row('vibol2026')).toHaveTextContent('Has this tag already')
    await expect(row('newcomer01')).toHaveTextContent('Tag added')
    await expect(tagged).toHaveBeenCalledTimes(2)
    await expect(tagged).toHaveBeenCalledWith({ id: 'mbr_newcomer01' }, { tags: ['vip'] })
    const close = dialog.getAllByRole('button', { name: 'Close' }).at(-1)
    if (close) await userEvent.click(close)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByText(/rows selected/)).toBeNull()
  },
}

export const InKhmer: Story = { render: () => <Screen answers={answering} />, globals: { language: 'km' } }
export const RightToLeft: Story = {
  render: () => <Screen answers={answering} />,
  globals: { language: 'ar' },
}
