import { LanguageProvider, type LoadMessages, type Locale } from '@baize/i18n'
import { useLingui } from '@lingui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
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

const offered: Locale[] = ['en', 'km', 'ar', 'vi', 'fil']

const cannot: LoadMessages = () => Promise.reject(new Error('offline'))

/** A site whose brand offers languages that have not come all the way. */
function Offered({ iconOnly = false, two = false }: { iconOnly?: boolean; two?: boolean }) {
  const { i18n } = useLingui()
  return (
    <LanguageProvider
      initial="en"
      active={offered}
      load={cannot}
      messages={i18n.messages}
      stateOf={(tag) => ({ percent: tag === 'vi' ? 8 : tag === 'fil' ? 0 : 100, draft: tag === 'ar' })}
    >
      <LanguageSelect iconOnly={iconOnly} />
      {two && <LanguageSelect />}
    </LanguageProvider>
  )
}

/** The progress of each translation is shown beside it, in the page's language. */
export const HowFarTheyHaveCome: Story = {
  render: (args) => <Offered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }))
    const names = screen.getAllByRole('menuitemradio').map((item) => item.textContent)
    await expect(names).toEqual([
      'English',
      'ខ្មែរ',
      'العربيةDraft',
      'Tiếng Việt8% translated',
      'Filipino0% translated',
    ])
    await expect(screen.getByText('8% translated')).toHaveAttribute('lang', 'en')
  },
}

/** A language that cannot be had: the page stays in the one it has, says so, and can retry. */
export const CannotBeLoaded: Story = {
  render: (args) => <Offered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }))
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'ខ្មែរ' }))
    const told = await canvas.findByRole('alert')
    await expect(told).toHaveTextContent('ខ្មែរ could not be loaded. The page is still in English.')
    // The focus stays where the choice was made, while it is fetched and after.
    await expect(canvas.getByRole('button', { name: 'Language: English' })).toHaveFocus()
    await expect(document.documentElement).toHaveAttribute('lang', 'en')
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('menuitemradio', { name: /العربية/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('العربية could not be loaded')
  },
}

/** A page with two lists, as the member site's bar and side menu: the failure is shown where it was chosen, once. */
export const CannotBeLoadedOfTwo: Story = {
  render: () => <Offered iconOnly two />,
  play: async ({ canvas, userEvent }) => {
    const [bar, menu] = canvas.getAllByRole('button', { name: 'Language: English' }) as [
      HTMLElement,
      HTMLElement,
    ]
    await userEvent.click(bar)
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'ខ្មែរ' }))
    const told = await canvas.findByRole('alert')
    await expect(told.parentElement).toContainElement(bar)
    // All of it is inside its own edges.
    await expect(told.scrollWidth).toBeLessThanOrEqual(told.clientWidth)
    await userEvent.click(menu)
    await userEvent.click(screen.getByRole('menuitemradio', { name: /العربية/ }))
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toContainElement(menu))
  },
}
