import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Html, type SanitisedHtml } from './Html.tsx'
import { sanitise } from './sanitise.ts'

const meta = {
  title: 'UI/Text/Html',
  component: Html,
  args: { content: '' as SanitisedHtml },
} satisfies Meta<typeof Html>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Html
      content={sanitise(
        '<h3>Water festival</h3><p>Deposits made <strong>this week</strong> earn double points. <a href="https://example.com/">Read more</a></p><ul><li>One</li><li>Two</li></ul>',
      )}
    />
  ),
}

const hostile = `<img src="data:," onerror="window.hacked=1"><script>window.hacked=2</script><a href="javascript:window.hacked=3">press</a><iframe src="https://example.com"></iframe><form action="//evil"><input name=p></form><p style="position:fixed;inset:0" class="x">text</p><svg><script>window.hacked=4</script></svg>`

/** Scripts, handlers, frames, forms, styles and unsafe addresses are gone; words stay. */
export const Hostile: Story = {
  render: () => <Html content={sanitise(hostile)} />,
  play: async ({ canvasElement }) => {
    for (const selector of [
      'script',
      'iframe',
      'form',
      'input',
      'svg',
      '[style]',
      '[onerror]',
      '[href^="javascript"]',
    ]) {
      await expect(
        canvasElement.querySelector(`${selector === '[style]' ? 'p[style]' : selector}`),
      ).toBeNull()
    }
    await expect(canvasElement).toHaveTextContent('text')
    await expect(window).not.toHaveProperty('hacked')
  },
}

export const Empty: Story = {}

export const LongText: Story = {
  render: () => (
    <Html
      content={sanitise(
        `<h3>${'A heading that does not end '.repeat(8)}</h3><p>${'x'.repeat(200)}</p><p>${'Much is to be said. '.repeat(60)}</p>`,
      )}
    />
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Html
      content={sanitise(
        '<h3>مهرجان الماء</h3><p>تكسب إيداعات <strong>هذا الأسبوع</strong> نقاطًا مضاعفة.</p><ul><li>واحد</li><li>اثنان</li></ul>',
      )}
    />
  ),
}
