import { type Answers, ScriptedPlatform } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleDays, sampleDetail, sampleMembers } from './samples.ts'
import { TeamMembersScreen } from './TeamMembersScreen.tsx'

const meta = {
  title: 'Agent site/Team members',
  component: TeamMembersScreen,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TeamMembersScreen>
export default meta
type Story = StoryObj<typeof meta>

const answering: Answers = {
  teamMembers: ({ query }) => {
    const { search = '' } = query as { search?: string }
    const rows = sampleMembers.filter(({ account }) => account.startsWith(search))
    return { ...sampleDays, rows, trail: [], page: { next: search ? null : 'next' } }
  },
}

function Screen({ answers, path = '/agentHome/team-members' }: { answers: Answers; path?: string }) {
  return (
    <ScriptedPlatform site="agent" path={path} answers={answers}>
      <TeamMembersScreen />
    </ScriptedPlatform>
  )
}

export const Members: Story = { render: () => <Screen answers={answering} /> }

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
    <Screen answers={{ teamMembers: { ...sampleDays, rows: [], trail: [], page: { next: null } } }} />
  ),
}

export const Loading: Story = { render: () => <Screen answers={{ teamMembers: 'never' }} /> }

export const Failed: Story = { render: () => <Screen answers={{ teamMembers: new ApiError('network') }} /> }

const kept = fn()

/** A branch is open: the way back up stands above it, and the agents in it lead further down. */
export const InABranch: Story = {
  render: () => (
    <Screen
      path="/agentHome/team-members?parentId=mbr_chanthou_team&from=2026-11-15&to=2026-11-21"
      answers={{
        teamMembers: {
          ...sampleDays,
          rows: [...sampleMembers],
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

/** All of one account, named in the address; its note is kept. */
export const Details: Story = {
  render: () => (
    <Screen
      path="/agentHome/team-members?member=mbr_chanthou_team"
      answers={{
        ...answering,
        teamMemberDetail: sampleDetail,
        noteTeamMember: ({ body }) => {
          kept(body)
          return { note: 'Calls on Mondays' }
        },
      }}
    />
  ),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'chanthou_team' }))
    await userEvent.type(await drawer.findByRole('textbox', { name: /Your note/ }), 'Calls on Mondays')
    await userEvent.click(drawer.getByRole('button', { name: 'Keep the note' }))
    await waitFor(() => expect(kept).toHaveBeenCalledWith({ note: 'Calls on Mondays' }))
  },
}

/** What was typed stays when it cannot be kept. */
export const NoteNotKept: Story = {
  render: () => (
    <Screen
      path="/agentHome/team-members?member=mbr_chanthou_team"
      answers={{ ...answering, teamMemberDetail: sampleDetail, noteTeamMember: new ApiError('network') }}
    />
  ),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'chanthou_team' }))
    const note = await drawer.findByRole('textbox', { name: /Your note/ })
    await userEvent.type(note, 'Calls on Mondays')
    await userEvent.click(drawer.getByRole('button', { name: 'Keep the note' }))
    await expect(await drawer.findByRole('alert')).toBeVisible()
    await expect(note).toHaveValue('Calls on Mondays')
  },
}

export const DetailsOfAStranger: Story = {
  render: () => (
    <Screen
      path="/agentHome/team-members?member=mbr_stranger"
      answers={{ ...answering, teamMemberDetail: new ApiError('notFound', { status: 404 }) }}
    />
  ),
}

export const InKhmer: Story = { render: () => <Screen answers={answering} />, globals: { language: 'km' } }
export const RightToLeft: Story = {
  render: () => <Screen answers={answering} />,
  globals: { language: 'ar' },
}

/** Under the regulated profile an account's contracts are its dividends. */
export const RegulatedProfile: Story = {
  render: () => (
    <Screen
      path="/agentHome/team-members?member=mbr_chanthou_team"
      answers={{ ...answering, teamMemberDetail: sampleDetail }}
    />
  ),
  globals: { policy: 'regulated' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'chanthou_team' })
    await waitFor(() => expect(drawer).toHaveTextContent('Dividend up to 15%'))
    await expect(drawer).not.toHaveTextContent('salary')
  },
}
