import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { HotIcon } from '../icons/icons.ts'
import { Inline } from '../inline/Inline.tsx'
import { Text } from '../text/Text.tsx'
import { tones } from '../tokens/scales.ts'
import { Tag } from './Tag.tsx'

const meta = {
  title: 'UI/Text/Tag',
  component: Tag,
  args: { label: 'Slots' },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithIcon: Story = { args: { icon: <HotIcon />, label: 'Hot', tone: 'critical' } }

export const Tones: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Tag key={tone} label={tone} tone={tone} onRemove={() => {}} />
      ))}
    </Inline>
  ),
}

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Slots' })
    await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}{Delete}{Backspace}')
    await expect(args.onRemove).toHaveBeenCalledTimes(4)
  },
}

function Filters() {
  const [shown, setShown] = useState(['Slots', 'Live casino', 'Fish', 'ألعاب', 'ល្បែង'])
  return shown.length === 0 ? (
    <Text>Nothing is filtered.</Text>
  ) : (
    <Inline>
      {shown.map((label) => (
        <Tag key={label} label={label} onRemove={() => setShown(shown.filter((other) => other !== label))} />
      ))}
    </Inline>
  )
}

/** Several side by side, each by its own button, until none is left. */
export const Several: Story = {
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Slots', 'Live casino', 'Fish'])
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${label}` }))
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

export const LongText: Story = { args: { label: 'Averylongnameofafilter'.repeat(9), onRemove: () => {} } }
export const HostileText: Story = {
  args: { label: '<img src=x onerror=alert(1)>', onRemove: () => {} },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
export const Empty: Story = { args: { label: '' } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'ألعاب', onRemove: () => {} },
}
