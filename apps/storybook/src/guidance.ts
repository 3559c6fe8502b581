/** How a component is meant to be used. */
export interface Guide {
  /** When it is the right one, in the imperative. */
  readonly use: readonly string[];
  /** What to do otherwise, and by what. */
  readonly avoid: readonly string[];
  /** How its words are written. */
  readonly words: string;
  /** Who must be able to use it, and what the component does for them. */
  readonly access: string;
}

/** By the component's name in the stories; a component without a guide fails the tests. */
export const guidance: Readonly<Record<string, Guide>> = {
  Badge: {
    use: [
      'Mark the one thing that sets a card apart: new, popular, a discount.',
      'Take the tone by meaning.',
    ],
    avoid: ['Don’t put two on a card.', 'Don’t use it for what can be pressed: that is a Button.'],
    words: 'One or two words or a number; it never wraps.',
    access: 'It is plain text in reading order. Its colours carry nothing that the words do not say.',
  },
  Breadcrumbs: {
    use: ['Show the way back on pages below a section.'],
    avoid: ['Don’t show it on the home page or beside steps of a purchase.'],
    words: 'The names that the pages themselves have.',
    access: 'A labelled landmark with a list; the page itself is marked as the current one.',
  },
  Button: {
    use: [
      'Have one primary button a screen: the next step.',
      'Keep what cannot be done yet reachable with `aria-disabled`, and let it lead to the reason.',
    ],
    avoid: [
      'Don’t hide a disabled button’s reason.',
      'Don’t make a link of it by `onClick`: give `render` a link.',
    ],
    words: 'A verb and its object, as long as they are clear; no full stop, no capitals for emphasis.',
    access: 'At least 44 px under a finger. While busy it keeps focus and width and tells so.',
  },
  CategoryTile: {
    use: ['Lead into a category from the home page or the list of categories.'],
    avoid: ['Don’t show products by it: that is a ProductCard.'],
    words: 'The category’s own name, two lines at most.',
    access: 'One link for the whole tile; the picture is decoration.',
  },
  Checkbox: {
    use: ['Take it for what may be true beside other things, and for consent that must be given by hand.'],
    avoid: ['Don’t tick consent beforehand.', 'Don’t take it for one of several: those are RadioCards.'],
    words: 'A statement that is true when ticked; links in it lead to the text that is agreed to.',
    access: 'The label is part of the target. What is wrong is tied to the box.',
  },
  Combobox: {
    use: ['Let one of many be found by typing: districts, countries of the world.'],
    avoid: ['Don’t take it for fewer than ten: a Select is quicker.'],
    words: 'Options as people call them; the empty list says what to try.',
    access: 'The ARIA pattern of an editable combobox; on touch screens the device’s own chooser.',
  },
  Container: {
    use: ['Put every full-width part of a page into one.'],
    avoid: ['Don’t nest it: gutters would add up.'],
    words: 'It has none.',
    access: 'It changes no order and no meaning.',
  },
  Dialog: {
    use: ['Ask what must be answered before going on, such as a region or a removal.'],
    avoid: ['Don’t tell good news by it: that is a toast.', 'Don’t open one over another.'],
    words: 'The title is the question; buttons repeat its verb instead of yes and no.',
    access: 'Focus goes in, stays in and comes back; Escape and the browser’s way back close it.',
  },
  Dropdown: {
    use: ['Unfold something small under its button: the short cart, a choice of language.'],
    avoid: ['Don’t put forms into it: that is a SidePanel.'],
    words: 'The button names what unfolds.',
    access: 'The button says whether it is open. Escape closes and gives the focus back.',
  },
  EmptyState: {
    use: ['Say that there is nothing, why, and the one way on.'],
    avoid: [
      'Don’t show it while something loads: that is a Skeleton.',
      'Don’t take it for a failure: that is a Notice with a way to try again.',
    ],
    words: 'A short sentence without blame, and a button that names where it leads.',
    access: 'Its heading keeps the order of headings on the page.',
  },
  ErrorSummary: {
    use: ['Put it above a form that was sent with faults, and give it the focus.'],
    avoid: ['Don’t show it while somebody still types.'],
    words: 'Each line says what to do, in the words beside the field.',
    access: 'It is read once when it gets the focus; each line leads to its field.',
  },
  FittedInput: {
    use: [
      'Group what people read in groups, and may be something else: a phone of another country, a date, a card.',
    ],
    avoid: [
      'Don’t take it for a number that has one shape: that is a MaskedInput, which gives the digits alone.',
    ],
    words: 'The hint shows an example; the fault says what is expected.',
    access: 'What does not fit stays as it was typed or pasted, to be seen and mended.',
  },
  FlipPages: {
    use: ['Show something printed page by page.'],
    avoid: ['Don’t take it for products: their order would be hidden.'],
    words: 'Its label names the thing, each picture its page.',
    access: 'Turned by hand, wheel and keys; it works before scripts have come.',
  },
  Grid: {
    use: ['Lay out cards of one kind.'],
    avoid: ['Don’t mix kinds of cards in one grid.'],
    words: 'It has none.',
    access: 'A list: how many there are is told.',
  },
  Hero: {
    use: ['Open the front page with it.'],
    avoid: ['Don’t have two on a page.', 'Don’t put prices into it.'],
    words: 'A title of at most seven words and one sentence below.',
    access: 'Words stand beside the picture and not on it, so contrast holds in every theme.',
  },
  Icon: {
    use: ['Help the eye find words that stand beside it.'],
    avoid: ['Don’t leave it alone: that is an IconButton with a label.'],
    words: 'It has none.',
    access: 'Hidden from assistive technology; arrows turn round in right-to-left text.',
  },
  IconButton: {
    use: ['Take it where everybody knows the drawing: close, search, remove.'],
    avoid: ['Don’t use a drawing that needs a legend: that is a Button.'],
    words: 'Its label is a verb and its object, with the name of the thing in a list: “Remove Aloe gel”.',
    access: 'The label is its name; 44 px wherever it stands.',
  },
  Lightbox: {
    use: ['Show pictures in the large where details matter.'],
    avoid: ['Don’t put anything there that stands nowhere else.'],
    words: 'The title names the series; each picture says what is to be seen.',
    access: 'Keys, swipes and buttons do the same; focus comes back to the picture that opened it.',
  },
  MaskedInput: {
    use: ['Group the digits of a number that has one shape: a member’s id, a national number.'],
    avoid: ['Don’t take it for what may have another shape: that is a FittedInput, which cuts nothing off.'],
    words: 'The hint shows an example, not the mask.',
    access: 'The plain value can be pasted; the keyboard fits by `inputMode`.',
  },
  Meter: {
    use: ['Show how far it is to a goal that the shopper knows: free delivery, the minimum.'],
    avoid: ['Don’t take it for time: that is NavigationProgress.'],
    words: 'The words say what is missing as an amount; the bar repeats it.',
    access: 'A named meter under its words, read out as a share of a hundred; seen in forced colours, too.',
  },
  NavigationMenu: {
    use: ['Stand in the header of every page, once.'],
    avoid: ['Don’t put more than seven items into the line.'],
    words: 'One or two words an item, nouns.',
    access: 'Links in a landmark, not a menu of an application; arrows are a short cut.',
  },
  NavigationProgress: {
    use: ['Show that the next page takes long.'],
    avoid: ['Don’t show it for parts of a page: those are Skeletons.'],
    words: 'A label only: “Loading”.',
    access: 'A named progress bar; it stands still for who wants less motion.',
  },
  Notice: {
    use: ['Tell what belongs to its place on the page, and stays.'],
    avoid: ['Don’t tell by it what passes: that is a toast.'],
    words: 'What has happened, then what to do, in two sentences at most.',
    access: 'One that appears later stands in a live region that was there before it.',
  },
  PageHeading: {
    use: ['Have exactly one a screen.'],
    avoid: ['Don’t leave it out where the design shows no title: hide it instead.'],
    words: 'What the page is, as its link said it.',
    access: 'Takes the focus after a change of page, so that it is read.',
  },
  Pagination: {
    use: ['Lead through long lists by addresses that can be sent to somebody.'],
    avoid: ['Don’t load endlessly: the footer could not be reached.'],
    words: 'Numbers; their labels say “page”.',
    access: 'A labelled landmark; the current page is marked.',
  },
  PasswordField: {
    use: ['Take it for every password, and name by `autoComplete` whether it is a new one.'],
    avoid: ['Don’t ask for the password twice where it can be looked at, unless the country’s form says so.'],
    words: 'Rules stand in the hint before they are broken.',
    access: 'Its switch says what it does; password managers and pasting work.',
  },
  Picture: {
    use: ['Show every picture of the catalogue and the pages by it.'],
    avoid: ['Don’t leave its size out: the page would move.'],
    words: 'Alternative text says what matters of the picture, and is empty where words beside it do.',
    access: 'Room and ground are there before the picture.',
  },
  PriceText: {
    use: ['Show every amount by it, the old price crossed out.'],
    avoid: ['Don’t put prices together from parts: pass the text that the country’s format gives.'],
    words: 'The country’s own format; nothing is added.',
    access: 'A crossed out price says in words that it was.',
  },
  ProductCard: {
    use: ['Show products in lists and beside one another.'],
    avoid: ['Don’t add a second action: the card is the way to the product.'],
    words: 'The product’s name, whole.',
    access: 'The link covers the card and has the product’s name; the action names the product.',
  },
  QuantityStepper: {
    use: ['Let a quantity be changed where it stands.'],
    avoid: ['Don’t round what was typed without a word: tell the bound.'],
    words: 'Labels name the product in lists.',
    access: 'Buttons, typing and keys do the same; bounds are told.',
  },
  RadioCards: {
    use: ['Offer up to seven ways that must be compared: deliveries, payments, addresses.'],
    avoid: ['Don’t hide what cannot be chosen: show it with its reason.'],
    words: 'A title, a note of one line, the price at the end.',
    access: 'Real radios: arrows choose, the group has a name.',
  },
  Select: {
    use: ['Offer one of three to ten where little has to be compared.'],
    avoid: ['Don’t take it for yes and no: that is a Checkbox.'],
    words: 'Options are nouns in one form; the first says what to choose while nothing is.',
    access: 'The device’s own chooser; what is wrong is tied to it.',
  },
  SidePanel: {
    use: ['Open what accompanies the page: cart, account, filters.'],
    avoid: ['Don’t put the only way to something there.'],
    words: 'The title says what it holds.',
    access: 'Modal: focus goes in and comes back; Escape and the way back close it.',
  },
  Skeleton: {
    use: ['Hold the place of what is coming, in its size.'],
    avoid: ['Don’t show it for less than a blink, nor for what may not come.'],
    words: 'It has none.',
    access: 'Hidden; the container says that it is busy.',
  },
  SkipLink: {
    use: ['Begin every page with it.'],
    avoid: ['Don’t put anything before it.'],
    words: 'Where it leads: “Skip to content”.',
    access: 'Seen as soon as the keyboard reaches it.',
  },
  Spinner: {
    use: ['Show in a button or a line that work goes on.'],
    avoid: ['Don’t fill a page with it: that is a Skeleton.'],
    words: 'It has none; what is busy says so.',
    access: 'Hidden; it slows down for who wants less motion.',
  },
  Steps: {
    use: ['Show where one is in a purchase or a registration of up to five steps.'],
    avoid: ['Don’t take it for pages without an order.'],
    words: 'A noun a step.',
    access: 'A list; the current step is marked, those done are told as done.',
  },
  StickyBar: {
    use: ['Keep the sum and the one button in reach of the thumb.'],
    avoid: ['Don’t put more than one action there.'],
    words: 'The sum with its word, the button’s verb.',
    access: 'It covers no focused control: the page keeps room below.',
  },
  SummaryList: {
    use: ['Add up what an order comes to.'],
    avoid: ['Don’t show it without a total unless there is none.'],
    words: 'The term, and at the end of its line the amount as the country writes it.',
    access: 'A list of terms and values; the total stands last.',
  },
  Surface: {
    use: ['Set things that belong together on one ground.'],
    avoid: ['Don’t nest two of a tone.', 'Don’t add a shadow: hairlines separate.'],
    words: 'It has none.',
    access: 'It changes no order and no meaning.',
  },
  Table: {
    use: ['Show rows that are compared by column: orders, volumes.'],
    avoid: ['Don’t lay out a page by it.'],
    words: 'Short column names; on phones they stand before each value.',
    access: 'Rows and headers stay what they are when they look like cards.',
  },
  TextArea: {
    use: ['Ask for more than a line: a message, a review.'],
    avoid: ['Don’t take it for addresses: those have fields.'],
    words: 'The hint says how long it may be.',
    access: 'Label, hint and fault are tied to it.',
  },
  TextField: {
    use: ['Ask for one line; say what it is by `autoComplete` and `inputMode`.'],
    avoid: ['Don’t put the label into the field as a placeholder.'],
    words: 'The label is a noun; the hint shows an example; a fault says what to do.',
    access: 'Label, hint and fault are tied to it; faults are told when the field is left.',
  },
  Toasts: {
    use: ['Confirm what was done, with a way back where there is one.'],
    avoid: ['Don’t tell by it what must be read: that is a Notice.'],
    words: 'One sentence; the action is one verb.',
    access:
      'Read out where they appear; one with an action stays ten seconds and as long as it is pointed at or has the focus, an error until it is closed.',
  },
  VideoPlayer: {
    use: ['Play a video that somebody asked for.'],
    avoid: ['Don’t start one by itself.'],
    words: 'The title names the video.',
    access: 'The browser’s own controls; it takes the focus when it begins.',
  },
  VisuallyHidden: {
    use: ['Say to a screen reader what the eye sees by place or colour.'],
    avoid: ['Don’t hide what can get the focus.'],
    words: 'As short as the sight of it.',
    access: 'It is read in its place.',
  },
};
