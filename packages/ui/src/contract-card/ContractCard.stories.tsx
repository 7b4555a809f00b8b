import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Alert } from '../alert/Alert.tsx'
import { Grid } from '../grid/Grid.tsx'
import { ContractCard } from './ContractCard.tsx'
import { type ContractTerms, contractKinds, contractStates } from './contract.ts'

const terms: ContractTerms = {
  version: 3,
  period: 'monthly',
  tiers: [
    { validBet: '100000', loss: '5000', activeMembers: 3, ratio: '0.12' },
    { validBet: '500000', loss: '20000', activeMembers: 8, ratio: '0.16' },
    { validBet: '2000000', loss: '90000', activeMembers: 20, ratio: '0.2' },
  ],
}
const previous: ContractTerms = {
  version: 2,
  period: 'semimonthly',
  tiers: [
    { validBet: '100000', loss: '5000', activeMembers: 3, ratio: '0.1' },
    { validBet: '500000', loss: '20000', activeMembers: 5, ratio: '0.16' },
    { validBet: '1000000', loss: '50000', activeMembers: 12, ratio: '0.18' },
  ],
}

const meta = {
  title: 'UI/Gaming/ContractCard',
  component: ContractCard,
  args: {
    kind: 'dividend',
    party: 'sokha88',
    state: 'valid',
    terms,
    currency: '$',
    onAccept: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof ContractCard>
export default meta
type Story = StoryObj<typeof meta>

/** In force: nothing to decide. */
export const InForce: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Dividend contract' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** An offer says what changes, in words and numbers, and what follows. */
export const Offer: Story = {
  args: {
    state: 'requested',
    previous,
    consequences: (
      <Alert tone="caution" title="Two contracts of your downlines end">
        Their rates are above the new one: dara7 and bopha2.
      </Alert>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, third, removed] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Share raised')
    await expect(first).toHaveTextContent('Before: 10%')
    await expect(second).toHaveTextContent('Harder to reach')
    await expect(third).toHaveTextContent('Added')
    await expect(removed).toHaveTextContent('Removed')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reject' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReject).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const NothingChanges: Story = {
  args: { state: 'requested', previous: { ...terms, version: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing changes from version 2.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { state: 'requested', loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).not.toHaveBeenCalled()
  },
}

export const Kinds: Story = {
  render: (args) => (
    <Grid>
      {contractKinds.map((kind) => (
        <ContractCard
          {...args}
          key={kind}
          kind={kind}
          terms={{ version: 1, tiers: terms.tiers.slice(0, 1) }}
        />
      ))}
    </Grid>
  ),
}

export const States: Story = {
  render: (args) => (
    <Grid>
      {[...contractStates, 'A state that nobody has heard of'].map((state) => (
        <ContractCard
          {...args}
          key={state}
          state={state}
          terms={{ ...terms, tiers: terms.tiers.slice(0, 1) }}
        />
      ))}
    </Grid>
  ),
}

export const Empty: Story = { args: { terms: { version: 1, tiers: [] } } }
export const Phone: Story = {
  ...Offer,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Offer.play?.(context)
  },
}

export const BadInput: Story = {
  args: {
    kind: 'barter',
    party: '<b>Averylongnameofanagent</b>'.repeat(8),
    terms: {
      version: 1,
      tiers: [
        { validBet: '98765432109876543210.99', loss: '-5', activeMembers: 0, ratio: '1.5' },
        { validBet: 'much', ratio: 'a lot' },
      ],
    },
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { party: 'وكيل الشمال', state: 'requested', previous },
}
