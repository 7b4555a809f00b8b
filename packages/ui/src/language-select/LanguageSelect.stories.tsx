import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { LanguageSelect } from './LanguageSelect.tsx'

const meta = { title: 'UI/Site/LanguageSelect', component: LanguageSelect } satisfies Meta<
  typeof LanguageSelect
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const IconOnly: Story = { args: { iconOnly: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' } }

/** Each language is named in itself and says so to a screen reader; the current one is checked and has the focus. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }))
    const khmer = screen.getByRole('menuitemradio', { name: 'ខ្មែរ' })
    await expect(khmer).toHaveAttribute('lang', 'km')
    const english = screen.getByRole('menuitemradio', { name: 'English' })
    await expect(english).toHaveAttribute('aria-checked', 'true')
    await expect(english).toHaveFocus()
    await userEvent.keyboard('ខ')
    await expect(khmer).toHaveFocus()
  },
}
