import { type Answers, defaultPermission, defaultTrial, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { MemberCentre } from './MemberCentre.tsx'
import { noInvitations } from './testing/fixtures.ts'

const meta = {
  title: 'Member site/Member centre/Frame',
  component: MemberCentre,
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'desktop' } },
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
export const InKhmer: Story = {
  ...Usual,
  play: async () => {},
  globals: { language: 'km', viewport: { value: 'desktop' } },
}
export const RightToLeft: Story = {
  ...Usual,
  play: async () => {},
  globals: { language: 'ar', viewport: { value: 'desktop' } },
}

/** On every page a trial account is informed that it needs an account of its own. */
export const TrialAccount: Story = {
  render: shown('rewards', { memberInfo: defaultTrial }),
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

/** What the brand has switched off is no page, also for those who know its address. */
const nowhere: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
}
const switchedOff: Answers = { permission: { ...defaultPermission, switches: {} } }
export const MissionsOff: Story = { render: shown('missions', switchedOff), play: nowhere }
export const RebateOff: Story = { render: shown('rebate', switchedOff), play: nowhere }

/** Inviting friends is switched off: neither the menu nor the address leads there. */
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

const phone = { viewport: { value: 'phone' } }
const account: NonNullable<Story['render']> = () => (
  <ScriptedPlatform path="/member">
    <MemberCentre />
  </ScriptedPlatform>
)

/** On a phone the account is a page: money, level, what is new, and all pages with a search of them. */
export const Account: Story = {
  render: account,
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'My account' })).toBeNull()
    await expect(await canvas.findByRole('link', { name: /^Betting record/ })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your account' }), 'password')
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Betting record/ })).toBeNull())
    await expect(canvas.getByRole('link', { name: /^Security/ })).toHaveAttribute('href', '/member/security')
    await userEvent.type(canvas.getByRole('searchbox'), ' of the moon')
    await expect(await canvas.findByText('Nothing in your account is called that.')).toBeVisible()
  },
}
export const AccountInKhmer: Story = { render: account, globals: { ...phone, language: 'km' } }
export const AccountRightToLeft: Story = { render: account, globals: { ...phone, language: 'ar' } }

/** A page on a phone leads back to the account. */
export const PageOnPhone: Story = {
  render: shown('rewards', { rewards: { rewards: [], count: 0, counts: [] } }),
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Account' })).toHaveAttribute('href', '/member')
    await expect(canvas.queryByRole('navigation', { name: 'My account' })).toBeNull()
  },
}
