import { DataMenu } from './DataMenu.tsx'
import { MenuContent, MenuGroup, MenuItem } from './MenuItemParts.tsx'
import { MenuRoot, MenuTrigger } from './MenuParts.tsx'

/**
 * A button that opens a list of actions or places, by the APG menu-button pattern: arrows, Home, End, type-ahead, Escape;
 * Tab and a click outside close it. Its popup is Radix's, loaded on intent. Of its parts an owner makes a layout of its
 * own: `Menu.Root` with a `Menu.Trigger` and a `Menu.Content` of `Menu.Item`s.
 */
export const Menu = /* @__PURE__ */ Object.assign(DataMenu, {
  Root: MenuRoot,
  Trigger: MenuTrigger,
  Content: MenuContent,
  Group: MenuGroup,
  Item: MenuItem,
})
