import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { buttonSizes } from '../button/Button.tsx'
import { FavouriteIcon } from '../icons/icons.ts'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { tones } from '../tokens/scales.ts'
import { ToggleButton } from './ToggleButton.tsx'

const meta = {
  title: 'UI/Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Only favourites', onPressedChange: fn() },
} satisfies Meta<typeof ToggleButton>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultPressed: true } }
export const WithIcon: Story = { args: { icon: <FavouriteIcon /> } }
export const Disabled: Story = { args: { disabled: true, defaultPressed: true } }

/** The APG toggle button: Space and Enter turn it, its name stays, its state is `aria-pressed`. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Only favourites' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onPressedChange).toHaveBeenCalledTimes(2)
  },
}

/** Where its owner decides, it only asks. */
export const OwnedBySomeoneElse: Story = {
  args: { pressed: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onPressedChange).toHaveBeenCalledWith(false)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Matrix: Story = {
  render: () => (
    <Stack>
      {buttonSizes.map((size) => (
        <Inline key={size}>
          <ToggleButton size={size}>off</ToggleButton>
          {tones.map((tone) => (
            <ToggleButton key={tone} size={size} tone={tone} defaultPressed>
              {tone}
            </ToggleButton>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const LongText: Story = {
  args: { defaultPressed: true, children: 'Only what I played in the last thirty days and liked '.repeat(4) },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultPressed: true, children: 'المفضلة فقط' },
}
