import type { Meta, StoryObj } from '@storybook/react-vite'
import { Art } from './Art.tsx'
import { artMotifs } from './motifs.ts'

const meta = {
  title: 'UI/Gaming/Art',
  component: Art,
  args: { motif: 'chips', seed: 'welcome' },
  render: (args) => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%', aspectRatio: '16 / 9' }}>
      <Art {...args} />
    </div>
  ),
} satisfies Meta<typeof Art>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtTheEnd: Story = { args: { place: 'end' } }
export const Faded: Story = { args: { dimmed: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { place: 'end' } }
export const LongSeed: Story = { args: { seed: 'A name that goes on. '.repeat(12), motif: 'crown' } }

/** Every motif, each on the ground that its name determines. */
export const Motifs: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 }}>
      {artMotifs.map((motif) => (
        <div key={motif} style={{ aspectRatio: '16 / 9', borderRadius: 14, overflow: 'hidden' }}>
          <Art motif={motif} seed={motif} />
        </div>
      ))}
    </div>
  ),
}
