import { type Answers, ScriptedPlatform, usualPermission, usualTrial } from '@baize/account/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MemberCentre } from './MemberCentre.tsx'
import { noInvitations } from './samples.ts'

const meta = {
  title: 'Member site/Member centre/Frame',
  component: MemberCentre,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MemberCentre>
export default meta
type Story = StoryObj<typeof meta>

const shown =
  (page: string, answers: Answers = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path={`/member/${page}`} answers={answers}>
      <MemberCentre page={page} />
    </ScriptedPlatform>
  )

/** The pages are a list beside what is shown, with the one that is open marked. */
export const Usual: Story = {
  render: shown('rewards', { rewards: { rewards: [], count: 0, counts: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reward centre', level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Reward centre/ })).toHaveAttribute('aria-current', 'page')
  },
}
export const InKhmer: Story = { ...Usual, play: async () => {}, globals: { language: 'km' } }
export const RightToLeft: Story = { ...Usual, play: async () => {}, globals: { language: 'ar' } }

/** Whichever page it asks for, a trial account hears that it needs an account of its own. */
export const TrialAccount: Story = {
  render: shown('rewards', { memberInfo: usualTrial }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Real account needed', level: 1 })).toBeVisible()
  },
}

export const NoSuchPage: Story = {
  render: shown('treasure'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'My account' })).toBeVisible()
  },
}

/** What the brand has switched off is no page, whoever knows its address. */
const nowhere: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible()
}
const switchedOff: Answers = { permission: { ...usualPermission, switches: {} } }
export const MissionsOff: Story = { render: shown('missions', switchedOff), play: nowhere }
export const RebateOff: Story = { render: shown('rebate', switchedOff), play: nowhere }

/** Nobody may invite friends: neither the menu nor the address leads there. */
export const ReferralOff: Story = {
  render: shown('referral', noInvitations),
  play: async (story) => {
    await nowhere(story)
    await expect(story.canvas.queryByRole('link', { name: 'Invite friends' })).toBeNull()
  },
}

export const ReferralOn: Story = {
  render: shown('security'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Invite friends' })).toBeVisible())
  },
}
