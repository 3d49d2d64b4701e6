import { type IntentTraining, service } from "./types.ts";

/** The customer's account. */
export const accountTraining: readonly IntentTraining[] = [
  {
    id: "create_account",
    industries: service,
    label: "Create an account",
    send: "I want to create an account",
    description: "Wants to open an account or asks how, or whether one is needed.",
    phrases: `
~(create|open|make|set up|setup|start|get|register|activate) (a|an|my|a new|another|a second|) ({tier}|user|customer|online|) account
~(create|open|make|set up|get) (an|a|a new|my) (account|user account|profile|user profile)
~(create|open|make|get) an? (account|{tier} account) (for|) (my wife|my company|my son|my mother|#name|my friend|my business|)
~(register|signup|sign up|enroll|become a member|join|register as a new customer|register on your site|register with you|sign up for an account|become a customer|join your site)
(creating|opening|making|setting up|registering|getting) (an|a|a new|my) ({tier}|user|customer|online|) account
(create account|open account|new account|sign up|register|registration|make an account|account creation|new user|open a {tier} account)
i (do not|don't) have an account (yet|)
do i need an account (to order|to buy|)
where (can|do) i (register|signup|sign up|create an account|open an account|make an account)
what do i need to (register|open an account|sign up)
is (it|an account|registration) free
(help|assistance|question|information|guidance) (with|to|in|about|on) (creating|create|opening|open|making|setting up|open up) (an|a|a new) ({tier}|user|) account
i want to be a member
i am a new customer and have no login yet
can my company have an account
can you open an account for me
i would like an account
can i have more than one account
get me set up with a profile`,
  },
  {
    id: "delete_account",
    industries: service,
    label: "Delete my account",
    send: "I want to delete my account",
    description: "Wants to close, delete or deactivate an account.",
    phrases: `
~{removev} {account}
~{removev} {account}
~{removev} (my|the|a|an|this) ({tier}|user|customer|online) account
(deleting|removing|closing|cancelling|deactivating|terminating|erasing|canceling|shutting down) (my|an|the|this|a) ({tier}|user|) (account|profile)
(delete account|close account|remove account|deactivate account|account deletion|account closure|cancel account|terminate account|removal of my account)
i (do not|no longer|don't) (want|need|use) (my|the|an|this) (account|profile|{tier} account) (anymore|any more|)
i want (out|to leave|my account gone|to quit|to unregister|to stop being a customer|my profile deleted|to opt out completely)
~unregister
(problem|trouble|help|issues|assistance|question) (with|to|in|about) (deleting|delete|closing|close|removing|cancelling|cancel|remove|terminating) (my|an|the) ({tier}|user|) account
please delete everything and close my account
how long does it take until my account is deleted
take me off your system
get rid of my login for good
i am leaving please close my account
can you wipe my profile
what happens when i close my account
drop my membership`,
  },
  {
    id: "edit_account",
    industries: service,
    label: "Edit account details",
    send: "I want to edit my account details",
    description: "Wants to change personal or account details: name, e-mail, phone, preferences.",
    phrases: `
~(edit|change|modify|update|correct|alter|amend|adjust|revise|fix) (my|the|an|information on my|details of my|data on my|the details on my|the information on my|some information on my|details on my|info on my|the personal data of my) ({tier}|user|) (account|profile)
~(edit|change|modify|update|correct|alter|amend|rectify|revise) (my|the|some|) (account details|account information|personal information|personal details|personal data|profile|account data|user information|profile details|account settings|data|customer information|contact details|user profile)
~(change|update|edit|correct|modify|add|replace) (my|the) (name|email|email address|phone number|username|last name|first name|date of birth|birthday|surname|mobile number|telephone number|profile picture|language|nickname|title|user name|gender) (on my account|in my profile|in my account|)
(editing|changing|modifying|updating|correcting) (my|the|information on my|details of my) ({tier}|user|) (account|profile|account details|personal information)
(edit account|edit profile|change account details|update profile|account settings|change email|change my name|update personal information|modify account|change phone number)
my (name|email|phone number|birthday|surname|last name|email address|phone) (is|has) (wrong|changed|misspelled|incorrect|spelled wrong|different now|old)
i (got married|changed my name|have a new email|have a new phone number|have a new number)
(problem|trouble|help|issues|assistance|question|error) (with|to|in|about) (editing|edit|changing|modifying|updating|update|modify|correcting) (my|the|information on my|the data of my) ({tier}|user|) (account|profile|account details|data|personal information)
where can i (edit|change|update|modify|correct) my (profile|account|details|data|information|email|name)
~(add|remove) (information|data|details|a phone number|a second email) (to|from) my (account|profile)
~(change|update) my (communication|language|notification|account) preferences
i want my emails sent to a different address
my details are out of date`,
  },
  {
    id: "switch_account",
    industries: service,
    label: "Switch account or plan",
    send: "I want to switch to another account",
    description:
      "Wants to change to another account, or to another type or plan (upgrade, downgrade).",
    phrases: `
~(switch|change|move|upgrade|downgrade|go|swap|shift|convert|transfer|migrate) to (a|the|an|my|) {tier} account
~(switch|change|move|upgrade|downgrade|swap) (to|from|between) (another|a different|my other|a second|the other|accounts|user|) (account|accounts|profile|user|plan|type of account|account type)
~(switch|change|upgrade|downgrade|convert) (my|the|) (account|plan|subscription|membership|account type|user) (to|into) (a|the|) ({tier}|another type|#name|a different plan|another category)
~(use|log in with|access) (another|a different|my other|my second) (account|profile|user)
(switching|changing|upgrading|downgrading|moving|swapping) (to|between|from) (a|the|my|) ({tier}|other|different|) (account|accounts|profile|users)
(switch account|change account|upgrade account|downgrade account|swap account|switch user|change plan|upgrade plan|upgrade my plan|account upgrade|switch profile)
~(upgrade|downgrade|change|switch) (my|the|) (account|plan|subscription|membership|account type|account category)
(problem|trouble|help|issues|assistance|question) (with|to|in|about) (switching|switch|changing|upgrading|upgrade|swapping) (to|) (a|the|my|) ({tier}|another|) account
can i (switch|swap|change|move) (from {tier}|) to (a|the|) {tier} (account|plan|)
i have two accounts how do i (switch|change) (between them|to the other one)
what is the difference between (the {tier} and the {tier} account|the accounts|the plans|free and pro)
what does the {tier} account (include|offer|cost)
information about the {tier} account
i want the {tier} account instead
let me use a different user`,
  },
  {
    id: "recover_password",
    industries: service,
    label: "Recover a password",
    send: "I forgot my password",
    description: "Forgot, lost or wants to reset or change a password, PIN or key.",
    phrases: `
~(recover|reset|retrieve|restore|change|get back|regain|recall|remember|renew|replace|update|set a new|find) {password}
~(recover|reset|retrieve|restore|change|get back) {password}
i (forgot|lost|have forgotten|do not remember|can not remember|cannot remember|can't recall|do not recall|forgot again|misplaced|no longer know) (my|the) (password|pin|pin code|passcode|login|login details|credentials|username and password|access key|user key|login data|profile password|key)
(recovering|resetting|retrieving|restoring|changing|getting back|regaining) (my|the|a) (password|pin|pin code|access key|user key|passcode)
(reset password|forgot password|password reset|lost password|recover password|forgotten password|change password|password recovery|pin reset|new password|retrieve pin)
i (need|want) a new (password|pin|passcode|pin code)
(the|my) password reset (email|link|mail) (does not arrive|did not come|does not work|has expired|is not working|never came)
i did not get the (email|link|code) to reset my password
my password (does not work|is not working|is wrong|is not accepted|has expired|was changed|is rejected)
my pin is (wrong|blocked|not accepted|forgotten)
(problem|trouble|help|issues|assistance|question|error) (with|to|in|about) (recovering|recover|resetting|reset|my|retrieving|retrieve|my forgotten|a lost|restoring) (my|) (password|pin|pin code|access key|user key)
send me (a|my|) (new|reset|) (password|password reset link|reset link|pin)
what is my password
i lost access because of the password
it says wrong password every time
how do i get back into my account after losing my code
where is the forgot password link
~get my (pin code|password|key|user key) (back|sent again)
what if i forget my password`,
  },
  {
    id: "registration_problems",
    industries: service,
    label: "Problem signing up",
    send: "I have a problem with registration",
    description:
      "Signing up or registering fails: errors, no confirmation e-mail, form does not work.",
    phrases: `
(i have|i have got|there is|there was|i am having|i am facing|i had|i got|having|experiencing|i encountered|facing) (a|an|some|) (problem|problems|issue|issues|error|errors|trouble|difficulty|difficulties|hassle|complication) (with|in|on|during|when|regarding) (the|my|your|) (registration|signup|sign up|sign-up|registering|signing up|registration form|sign up form|registration process|account registration|user registration|registration page)
~(report|notify|inform of|solve|fix|resolve|communicate|notify of|flag|warn of|inform you about) (a|an|the|some|my) (problem|problems|issue|issues|error|errors|trouble|incident) (with|in|on) (the|my|) (registration|signup|sign up|registering|signing up|user registration)
(problem|problems|issue|issues|error|errors|trouble|difficulties|hassle|complication|incident) (with|in|on|during|when|about|at) (the|my|your|) (registration|signup|sign up|registering|signing up|account creation|sign up form)
(registration|signup|sign up) (problem|problems|issue|issues|error|errors|trouble|failed|failure|does not work|fails|not working|is broken|incident|blocked)
i (cannot|can not|could not|am unable to|am not able to|can't seem to|fail to|was not able to) (register|signup|sign up|complete the registration|create an account|finish registration|complete my registration|submit the registration form|make an account)
(the|your) (registration form|signup form|sign up page|registration page|registration|sign up button|website) (does not work|is not working|gives an error|shows an error|does not let me register|will not let me sign up|is broken|crashes|does not load|keeps failing|rejects my email)
i (did not|never|have not) (get|got|receive|received) (the|a|my) (confirmation email|activation link|verification email|activation email|verification code|registration email|sign up email)
it (says|tells me) my email (is already in use|is already registered|is invalid|already exists|is taken)
why can i not (register|sign up|create an account)
what is wrong with (the|your) (registration|signup|sign up)
is there (a problem|something wrong|an issue|an error|any issue|anything wrong) with (the|your) (registration|signup|sign up|user registration)
i tried to (register|sign up|open an account) but (it failed|i get an error|nothing happens|the page crashed|it did not work)
registering is impossible
i keep getting an error when i sign up
the activation link has expired
captcha does not work when registering`,
  },
  {
    id: "newsletter_subscription",
    industries: service,
    label: "Newsletter",
    send: "I want to change my newsletter subscription",
    description: "Wants to subscribe to or unsubscribe from the newsletter, or asks about it.",
    phrases: `
~(subscribe to|unsubscribe from|sign up for|signup for|sign up to|cancel|stop|join|get|receive|opt out of|opt in to|register for|stop receiving|leave|end|see|check|enroll in|quit|terminate|pause) (the|your|my|a|) (newsletter|newsletters|newsletter subscription|company newsletter|corporate newsletter|mailing list|weekly newsletter|subscription to the newsletter|subscription to your newsletter|email newsletter|newsletter of your company)
~(subscribe|unsubscribe|manage my subscription|cancel my subscription to the newsletter|unsubscribe from your emails|unsubscribe me|stop the emails|get off your mailing list|be removed from your mailing list|cancel the newsletter)
(subscribing|unsubscribing|signing up|subscription|signup|sign up|cancelling|opting out|registering) (to|from|for|of) (the|your|) (newsletter|newsletters|company newsletter|corporate newsletter|mailing list)
(newsletter|newsletters|subscribe|unsubscribe|mailing list|newsletter subscription|unsubscribe me|subscription|email updates)
i (do not|no longer|don't) want (your|any|any more|to receive your|to get|the) (emails|newsletter|newsletters|promotional emails|spam|marketing emails|advertising)
stop (sending me|emailing me|spamming me|your) (emails|newsletters|ads|spam|promotional emails|)
(problem|trouble|help|issues|assistance|question|error|information) (with|to|in|about) (the|my|your|) (newsletter|newsletter subscription|subscribing to the newsletter|unsubscribing from the newsletter|subscription to the newsletter|unsubscribe from the newsletter|sign up for the newsletter)
do you have a newsletter
how often (do you send|does) the newsletter (come|)
keep me (updated|informed|posted) (by email|about offers|about new products)
put me on the mailing list
take me off the mailing list
i want news and offers by email
i get too many emails from you
why do i receive your newsletter
i still get your newsletter although i unsubscribed`,
  },
];
