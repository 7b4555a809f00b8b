import {
  Alert,
  Amount,
  Badge,
  Button,
  Card,
  CheckboxField,
  Grid,
  Heading,
  Inline,
  Link,
  Progress,
  SelectField,
  Stack,
  StatTile,
  StatusLabel,
  Tabs,
  Text,
  TextField,
  tones,
} from '@baize/ui'
import { WalletIcon } from '@baize/ui/icons'
import * as css from './Sheet.css.ts'

const tabs = ['Slots', 'Live casino', 'Sports'].map((label) => ({
  id: label,
  label,
  content: <Text tone="secondary">Everything under {label.toLowerCase()}.</Text>,
}))

/** Components that show most of a brand on one page. */
export function Sheet({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <main className={css.sheet} data-sheet={scheme}>
      <Stack>
        <Card surface="felt">
          <Stack space="xs">
            <Text tone="inherit" size="sm">
              Balance
            </Text>
            <Heading level={1}>
              <Amount value="1248.50" currency="$" />
            </Heading>
            <Inline>
              <Button tone="premium" icon={<WalletIcon />}>
                Deposit
              </Button>
            </Inline>
          </Stack>
        </Card>
        <Inline>
          <Button>Main</Button>
          <Button variant="soft">Soft</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="plain">Plain</Button>
        </Inline>
        <Inline>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Inline>
        <Card>
          <Stack space="sm">
            <Heading level={2}>A heading of a section</Heading>
            <Text>
              Words in the body of a page, with <Link href="#link">a link</Link> in them.
            </Text>
            <Text tone="muted" size="sm">
              Words that matter less.
            </Text>
            <StatusLabel tone="positive">Credited</StatusLabel>
            <StatusLabel tone="caution">Waiting</StatusLabel>
            <Progress label="Turnover" value={0.6} />
          </Stack>
        </Card>
        <Tabs label="Kinds of games" tabs={tabs} />
        <Grid>
          <StatTile label="Valid bets" value={<Amount value="48210.75" currency="$" />} delta={0.124} />
          <StatTile label="Members" value="1,204" delta={-0.03} />
        </Grid>
        <TextField label="Username" hint="4 to 16 letters and digits." defaultValue="sokha2026" />
        <TextField label="Amount" error="Enter at least $10.00." defaultValue="5" />
        <SelectField label="Bank" options={[{ value: 'aba', label: 'ABA Bank' }]} />
        <CheckboxField label="I am 21 or older" defaultChecked />
        <Alert tone="info">Maintenance on Sunday from 02:00 to 04:00.</Alert>
        <Alert tone="critical" title="The transfer was refused">
          Ask your bank, then try again.
        </Alert>
      </Stack>
    </main>
  )
}
