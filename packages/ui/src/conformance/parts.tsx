import { Accordion, Dialog, Menu, Popover, SegmentedControl, Tabs, Toolbar } from '../index.ts'
import { conforms, type Declaration } from './conforms.ts'

const ignore = () => {}

/** Every part that takes properties of its own element, within the parts that it needs. */
export const parts: readonly Declaration[] = [
  conforms({
    name: 'Accordion.Root',
    root: 'div',
    render: (root) => (
      <Accordion.Root {...root}>
        <Accordion.Item value="a" title="Deposits">
          Within a minute.
        </Accordion.Item>
      </Accordion.Root>
    ),
  }),
  conforms({
    name: 'Accordion.Item',
    root: 'div',
    render: (root) => (
      <Accordion.Root defaultValue={['a']}>
        <Accordion.Item {...root} value="a" title="Deposits">
          Within a minute.
        </Accordion.Item>
      </Accordion.Root>
    ),
  }),
  conforms({
    name: 'Dialog.Root',
    root: 'div',
    render: (root) => (
      <Dialog.Root {...root} open label="Limits" onClose={ignore}>
        <Dialog.Header />
        <Dialog.Body>A day, a week, a month.</Dialog.Body>
      </Dialog.Root>
    ),
  }),
  conforms({
    name: 'Dialog.Footer',
    root: 'footer',
    render: (root) => (
      <Dialog.Root open label="Limits" onClose={ignore}>
        <Dialog.Header />
        <Dialog.Body>A day, a week, a month.</Dialog.Body>
        <Dialog.Footer {...root}>Applies at once.</Dialog.Footer>
      </Dialog.Root>
    ),
  }),
  conforms({
    name: 'Menu.Root',
    root: 'div',
    render: (root) => (
      <Menu.Root {...root}>
        <Menu.Trigger>Sort</Menu.Trigger>
        <Menu.Content label="Sort">
          <Menu.Item>By name</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    ),
  }),
  conforms({
    name: 'Menu.Trigger',
    root: 'button',
    render: (root) => (
      <Menu.Root>
        <Menu.Trigger {...root}>Sort</Menu.Trigger>
        <Menu.Content label="Sort">
          <Menu.Item>By name</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    ),
  }),
  conforms({
    name: 'Menu.Content',
    root: 'div',
    excused: { id: 'The id is the one that the trigger names in aria-controls.' },
    render: (root) => (
      <Menu.Root defaultOpen>
        <Menu.Trigger>Sort</Menu.Trigger>
        <Menu.Content {...root} label="Sort" heading="12 games">
          <Menu.Item>By name</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    ),
  }),
  conforms({
    name: 'Menu.Group',
    root: 'div',
    render: (root) => (
      <Menu.Root defaultOpen>
        <Menu.Trigger>Sort</Menu.Trigger>
        <Menu.Content label="Sort">
          <Menu.Group {...root} label="By">
            <Menu.Item>Name</Menu.Item>
          </Menu.Group>
        </Menu.Content>
      </Menu.Root>
    ),
  }),
  conforms({
    name: 'Menu.Item',
    root: 'div',
    render: (root) => (
      <Menu.Root defaultOpen>
        <Menu.Trigger>Sort</Menu.Trigger>
        <Menu.Content label="Sort">
          <Menu.Item {...root}>By name</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    ),
  }),
  conforms({
    name: 'Popover.Root',
    root: 'div',
    render: (root) => (
      <Popover.Root {...root}>
        <Popover.Trigger>Columns</Popover.Trigger>
        <Popover.Content label="Columns">Twelve of them.</Popover.Content>
      </Popover.Root>
    ),
  }),
  conforms({
    name: 'Popover.Trigger',
    root: 'button',
    render: (root) => (
      <Popover.Root>
        <Popover.Trigger {...root}>Columns</Popover.Trigger>
        <Popover.Content label="Columns">Twelve of them.</Popover.Content>
      </Popover.Root>
    ),
  }),
  conforms({
    name: 'Popover.Content',
    root: 'div',
    excused: { id: 'The id is the one that the trigger names in aria-controls.' },
    render: (root) => (
      <Popover.Root defaultOpen>
        <Popover.Trigger>Columns</Popover.Trigger>
        <Popover.Content {...root} label="Columns">
          Twelve of them.
        </Popover.Content>
      </Popover.Root>
    ),
  }),
  conforms({
    name: 'Popover.Close',
    root: 'button',
    render: (root) => (
      <Popover.Root defaultOpen>
        <Popover.Trigger>Columns</Popover.Trigger>
        <Popover.Content label="Columns">
          <Popover.Close {...root}>Done</Popover.Close>
        </Popover.Content>
      </Popover.Root>
    ),
  }),
  conforms({
    name: 'SegmentedControl.Root',
    root: 'div',
    render: (root) => (
      <SegmentedControl.Root {...root} label="Period" defaultValue="day">
        <SegmentedControl.Item value="day" label="Day" />
        <SegmentedControl.Item value="week" label="Week" />
      </SegmentedControl.Root>
    ),
  }),
  conforms({
    name: 'SegmentedControl.Item',
    root: 'button',
    render: (root) => (
      <SegmentedControl.Root label="Period" defaultValue="day">
        <SegmentedControl.Item {...root} value="day" label="Day" />
        <SegmentedControl.Item value="week" label="Week" />
      </SegmentedControl.Root>
    ),
  }),
  conforms({
    name: 'Tabs.Root',
    root: 'div',
    render: (root) => (
      <Tabs.Root {...root} defaultValue="a">
        <Tabs.List label="Ways to sign in">
          <Tabs.Tab value="a">Name</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a">By name</Tabs.Panel>
      </Tabs.Root>
    ),
  }),
  conforms({
    name: 'Tabs.List',
    root: 'div',
    render: (root) => (
      <Tabs.Root defaultValue="a">
        <Tabs.List {...root} label="Ways to sign in">
          <Tabs.Tab value="a">Name</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a">By name</Tabs.Panel>
      </Tabs.Root>
    ),
  }),
  conforms({
    name: 'Tabs.Tab',
    root: 'button',
    excused: { id: 'A tab and its panel name one another by ids of their own.' },
    render: ({ id: _, ...root }) => (
      <Tabs.Root defaultValue="a">
        <Tabs.List label="Ways to sign in">
          <Tabs.Tab {...root} value="a">
            Name
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a">By name</Tabs.Panel>
      </Tabs.Root>
    ),
  }),
  conforms({
    name: 'Tabs.Panel',
    root: 'div',
    excused: { id: 'A tab and its panel name one another by ids of their own.' },
    render: ({ id: _, ...root }) => (
      <Tabs.Root defaultValue="a">
        <Tabs.List label="Ways to sign in">
          <Tabs.Tab value="a">Name</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel {...root} value="a">
          By name
        </Tabs.Panel>
      </Tabs.Root>
    ),
  }),
  conforms({
    name: 'Toolbar.Root',
    root: 'div',
    render: (root) => (
      <Toolbar.Root {...root} label="Table">
        <Toolbar.Button label="Print" onClick={ignore} />
      </Toolbar.Root>
    ),
  }),
  conforms({
    name: 'Toolbar.Button',
    root: 'button',
    render: (root) => (
      <Toolbar.Root label="Table">
        <Toolbar.Button {...root} label="Print" onClick={ignore} />
      </Toolbar.Root>
    ),
  }),
  conforms({
    name: 'Toolbar.Toggle',
    root: 'button',
    render: (root) => (
      <Toolbar.Root label="Table">
        <Toolbar.Toggle {...root} label="Favourites" />
      </Toolbar.Root>
    ),
  }),
  conforms({
    name: 'Toolbar.Link',
    root: 'a',
    render: (root) => (
      <Toolbar.Root label="Table">
        <Toolbar.Link {...root} label="Help" href="#help" />
      </Toolbar.Root>
    ),
  }),
]

/** Parts without an element that an owner could want to reach. */
export const partsWithoutProps: readonly string[] = ['Dialog.Header', 'Dialog.Body', 'Toolbar.Separator']
