import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../heading/Heading.tsx'
import { Stack } from '../stack/Stack.tsx'
import { textSizes } from '../tokens/scales.ts'
import { textTones } from './Text.css.ts'
import { Text } from './Text.tsx'

const meta = {
  title: 'UI/Text/Text',
  component: Text,
  args: { children: 'The cloth is green, the cards are fair.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack space="sm">
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: ({ children }) => (
    <Stack space="xs">
      {(Object.keys(textTones) as (keyof typeof textTones)[]).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {children}
        </Text>
      ))}
    </Stack>
  ),
}

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        A seat at the table
      </Heading>
      <Heading level={2}>Hot games</Heading>
      <Heading level={3}>Table games</Heading>
      <Heading level={4}>Baccarat</Heading>
    </Stack>
  ),
}

/** Marks above and below the line of Khmer and Burmese do not touch the next line. */
export const Scripts: Story = {
  render: () => (
    <Stack>
      <Text lang="km">
        ខ្ញុំបានអានលក្ខខណ្ឌទាំងអស់ ហើយយល់ព្រមដោយស្ម័គ្រចិត្ត។ សូមលេងដោយមានការទទួលខុសត្រូវ ព្រោះហ្គេមគឺសម្រាប់ការកម្សាន្ត។
      </Text>
      <Text lang="zh-Hans">我已阅读全部条款并自愿同意。请理性娱乐，量力而行，未满十八周岁者不得参与。</Text>
      <Text lang="my">ကျွန်ုပ်သည် စည်းမျဉ်းအားလုံးကို ဖတ်ရှုပြီး သဘောတူပါသည်။</Text>
      <div dir="rtl">
        <Text lang="ar">لقد قرأت جميع الشروط وأوافق عليها. يرجى اللعب بمسؤولية.</Text>
      </div>
    </Stack>
  ),
}

export const LongWord: Story = { args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5) } }
export const Truncated: Story = {
  args: { truncate: true, children: 'A name that goes on and on. '.repeat(20) },
}
export const Empty: Story = { args: { children: '' } }
