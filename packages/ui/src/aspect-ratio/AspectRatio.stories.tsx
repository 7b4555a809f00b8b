import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/Stack.tsx'
import { AspectRatio, aspectRatios } from './AspectRatio.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="teal"/></svg>')}`

const meta = {
  title: 'UI/Layout/AspectRatio',
  component: AspectRatio,
  args: { children: <img src={picture} alt="A green felt" />, 'data-testid': 'frame' },
} satisfies Meta<typeof AspectRatio>
export default meta
type Story = StoryObj<typeof meta>

/** As high as its ratio says, filled by its image. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByTestId('frame').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(16 / 9, 1)
    await expect(canvas.getByRole('img').getBoundingClientRect().height).toBeCloseTo(height, 0)
  },
}
export const All: Story = {
  render: ({ children }) => (
    <Stack>
      {aspectRatios.map((ratio) => (
        <AspectRatio key={ratio} ratio={ratio}>
          {children}
        </AspectRatio>
      ))}
    </Stack>
  ),
}
export const Empty: Story = { args: { children: undefined } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
