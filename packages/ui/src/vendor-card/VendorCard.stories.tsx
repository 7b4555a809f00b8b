import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { vendorGameTypes } from './gameTypes.ts'
import { VendorCard } from './VendorCard.tsx'

const meta = {
  title: 'UI/Gaming/VendorCard',
  component: VendorCard,
  args: {
    vendor: { id: 'SANDBOX_LIVE', name: 'Sandbox Live', gameType: 'LIVE' },
    onStart: fn(),
    onOpen: fn(),
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <VendorCard {...args} />
    </div>
  ),
} satisfies Meta<typeof VendorCard>
export default meta
type Story = StoryObj<typeof meta>

const live = meta.args.vendor

/** Its game starts at once. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const start = canvas.getByRole('button', { name: 'Start game' })
    await expect(start).toHaveAccessibleDescription('Sandbox Live')
    await userEvent.tab()
    await expect(start).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStart).toHaveBeenCalledWith('SANDBOX_LIVE')
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** Slots have thousands of games: the card opens their list, and starts none. */
export const Slots: Story = {
  args: { vendor: { id: 'SANDBOX_SLOTS', name: 'Sandbox Slots', gameType: 'RNG', games: 9871 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See games' }))
    await expect(args.onOpen).toHaveBeenCalledWith('SANDBOX_SLOTS')
    await expect(canvas.queryByRole('button', { name: 'Start game' })).toBeNull()
  },
}

/** Marked in words; it has no button, and says what to do. */
export const UnderMaintenance: Story = {
  args: { vendor: { ...live, maintenance: true, maintenanceUntil: '2026-11-21T14:00:00+07:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Under maintenance')).toBeVisible()
    await expect(canvas.getByText(/^Expected back: /)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const UnderMaintenanceWithoutEnd: Story = { args: { vendor: { ...live, maintenance: true } } }

/** Each kind of game has a built-in image. */
export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 16 }}>
      {vendorGameTypes.map((gameType) => (
        <VendorCard
          {...args}
          key={gameType}
          vendor={{ id: `V_${gameType}`, name: `Sandbox ${gameType}`, gameType, games: 120 }}
        />
      ))}
    </div>
  ),
}

/** An image that fails twice is replaced by the built-in one. */
export const MissingIcon: Story = {
  args: { vendor: { ...live, icon: '/no-such-icon.png' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull(), { timeout: 4000 })
    await expect(canvasElement.querySelector('svg[data-paint]')).not.toBeNull()
  },
}
export const UnknownKind: Story = {
  args: { vendor: { id: 'X', name: 'A vendor of a new kind', gameType: 'HOLOGRAM', games: -3 } },
}
export const LongName: Story = {
  args: { vendor: { ...live, name: 'The vendor whose name would not come to an end, '.repeat(5) } },
}
export const HostileName: Story = {
  args: { vendor: { ...live, name: '<script>alert(1)</script> & <b>friends</b>' } },
}
export const RightToLeftName: Story = { args: { vendor: { ...live, name: 'كازينو الصحراء (Live)' } } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'km' },
  args: { vendor: { ...live, name: 'كازينو الصحراء' } },
}
