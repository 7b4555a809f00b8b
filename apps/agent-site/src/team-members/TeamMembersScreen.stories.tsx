import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleDays, sampleMembers } from './samples.ts'
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

/** How many accounts there are stands above them, with those of the page where there are several. */
export const Members: Story = {
  render: () => <Screen answers={answering} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1–\d.* of 67 accounts/)).toBeVisible()
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

/** A branch is open: the way back up stands above it, and the agents in it lead further down. */
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

export const InKhmer: Story = { render: () => <Screen answers={answering} />, globals: { language: 'km' } }
export const RightToLeft: Story = {
  render: () => <Screen answers={answering} />,
  globals: { language: 'ar' },
}
