import { type Answers, ScriptedPlatform } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleMembers } from './samples.ts'
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
    return { rows, page: { pageNo: 1, pageSize: 20, total: search ? rows.length : 61 } }
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
    <Screen answers={{ teamMembers: { rows: [], page: { pageNo: 1, pageSize: 20, total: 0 } } }} />
  ),
}

export const Loading: Story = { render: () => <Screen answers={{ teamMembers: 'never' }} /> }

export const Failed: Story = { render: () => <Screen answers={{ teamMembers: new ApiError('network') }} /> }
