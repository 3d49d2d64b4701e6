/**
 * Carrier phrases: the polite or worried words around a wish (“could you tell me how I can … please”). They say
 * nothing about the wish, so they are cut before phrases are compared. Words that do carry meaning
 * (“problem”, “not”, “when”) are never among them.
 */
const you = "(?:you|u|someone|somebody|anyone|anybody|one of you)";
const me = "(?: me| us)?";
const can = "(?:can|could|would|will|may|might|do|are|is|should|shall)";
const i = "(?:i|we|you|one|my wife|my husband)";

const leading: readonly RegExp[] = [
  /(?:hi|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day)|dear (?:sir|madam|team|all)(?: or madam)?|excuse me|pardon me|sorry|sorry to bother you|ok|okay|well|so|and|also|but|please|kindly|now|then|actually|just|quick question|question|urgent|urgently|listen|look|yes|yeah|there|again|sir|madam|team|guys|help|um|uh|hmm|basically|honestly|because|since|if possible|oh)/,
  new RegExp(
    `${can} ${you}(?: please| kindly| possibly| maybe| perhaps| just)*(?: be able to| be so kind as to| be kind enough to| mind| try to| able to)?(?: help(?:ing)?| assist(?:ing)?| support(?:ing)?| guide| walk| teach| advise| lend a hand)${me}(?: through| out)?(?: a (?:bit|little))?(?: to| with| in| on| for| about| regarding| by)?`,
  ),
  new RegExp(
    `${can} ${you}(?: please| kindly| possibly| maybe| perhaps| just)*(?: be able to| mind| able to)?(?: tell(?:ing)?| inform(?:ing)?| explain(?:ing)?| let| advise| clarify| give| provide| share| show(?=${me} (?:how|where|what|the (?:way|steps))))${me}(?: to${me})?(?: know)?(?: with| about| of)?(?: some| more| any| the| a)?(?: (?:information|details|help|assistance|support|advice|clarification|explanation|hand|guidance|instructions)(?: about| on| regarding| to| with| for| in| concerning)?)?`,
  ),
  new RegExp(`${can} ${you}(?: please| kindly| possibly| maybe| perhaps| just)*`),
  new RegExp(
    `${can} ${i}(?: please| possibly| also| just| still| maybe)*(?: get| have| ask for| receive)?(?: some| any)?(?: (?:help|assistance|support|information|info|advice|guidance)(?: to| with| in| on| for| about| regarding| concerning)*)?`,
  ),
  new RegExp(
    `${i}(?: really| just| also| still| only| urgently| desperately| would| will| am| do| did| have| definitely| sincerely| currently| honestly| actually)*(?: (?:like|love|want|need|wish|hope|try|trying|tried|attempting|intend|intending|plan|planning|prefer|wanted|needed|hoping|looking|wanting|wondering|require|required|got|have got|have|had|going|interested|willing|going to need|appreciate|wonder|ask|must|should|happy|glad|able|about))+(?: very much| a lot)?(?: to| for you to| you to| in| for| if| about| on| it if)*(?: (?:receive|get|have|find|obtain|ask for|know|ask|see|learn|understand|find out|inquire|enquire|figure out)(?= (?:some|any|more|help|assistance|support|information|how|where|what|if|whether|about|your help|info|a hand|guidance|advice)))?`,
  ),
  /(?:some|any|more|your|a little|a bit of|further|additional|a)?\s?(?:help|assistance|assist|support|information|info|advice|guidance|clarification|hand|aid|details|instructions|question|questions|doubt|doubts|query|inquiry|enquiry|explanation)(?: me| us)? (?:to|with|on|in|about|for|regarding|concerning|how|of|if)/,
  /(?:i|we)(?: really| just| still)* (?:do not|did not|dont) (?:know|understand|remember|see|get|figure out)(?: exactly| really)?(?: how| what| where| when| if| whether)?(?: to| (?:can|could|should|must|would|do|have)(?: i| we)?|(?: i| we) (?:can|could|should|must|would|have to|need to|am supposed to|ought to))?(?: (?:do|have|need|go|get))*(?: to| in order to)?/,
  /(?:i|we) (?:do not|have no) (?:idea|clue)(?: of| about| on)?(?: how| what| where)?(?: to| i (?:can|could|should))?/,
  /(?:i|we) (?:am|are) (?:not sure|unsure|unable to find out|confused)(?: about)?(?: how| what| where| if)?(?: to| i (?:can|could|should|need to))?/,
  /(?:how|where|in what way|which way)(?: exactly| else)? (?:can|could|do|does|should|would|shall|must|may|might|is it possible|am|are)(?: i| we| you| one| people| a customer)?(?: supposed to| able to| go about| go to| have to| need to| start to| get to| be able to)?(?: to)?/,
  /what (?:do|should|must|would|can|could|shall)(?: i| we| you| one)(?: do| have| need)*(?: to do)?(?: in order)?(?: to| if i (?:want|need|would like|wish)(?: to)?| for)/,
  /what (?:is|are) (?:the |your )?(?:best |correct |right |easiest |fastest |exact )?(?:steps?|process|procedure|procedures|way|ways|method|instructions)(?: that i (?:need|have|should) (?:to )?follow)?(?: to| for| of| in order to)/,
  /what (?:steps|is required|is needed|do you need)(?: from me)?(?: do i (?:need to )?(?:take|follow))?(?: to| in order to| for)?/,
  /(?:is|are|would|will)(?: it| there)(?: be)?(?: a| an| any| some)?(?: possible| possibility| way| option| chance| ok| okay| allowed| alright)(?: for (?:me|us|you))?(?: to| of| that (?:i|you|we)(?: can| could)?| if i| i (?:can|could))?/,
  /(?:how|where) (?:to|about)/,
  /(?:tell|inform|explain|let|advise|give|teach|guide|help|assist)(?: me| us)(?: know| with| about| to| on| in| please| through)*(?: (?:more|some))?(?: how| where)?(?: to| i can| can i)?/,
  /(?:show me|explain) (?:how|where|what)(?: to| i can| can i)?/,
  /(?:please |kindly )?(?:tell|inform|explain|advise|guide|help|assist|teach)/,
  /(?:i|we) (?:am|are|was) (?:calling|writing|contacting you|contact|emailing|here|reaching out|asking|messaging|looking|wondering)(?: to| about| because| regarding| for| in order to| if| into)*/,
  /(?:i|we) (?:have|had|got)(?: a| an| another| some| one more)?(?: quick| small| simple| brief)? (?:question|questions|query|inquiry|request|doubt)(?: about| on| regarding| for| concerning| with)?/,
  /(?:i|we) (?:was|am) (?:wondering|curious)(?: about)?(?: if| whether| how)?(?: i| you)?(?: can| could| would)?/,
  /(?:do|does|did) (?:you|anyone|anybody)(?: guys)? (?:know|happen to know)(?: how| where| if| what)?(?: to| i can| can i)?/,
  /(?:any idea|any chance)(?: how| where| of| on)?(?: to| i can)?/,
  /(?:ask|asking|call|get) (?:you|someone|somebody|an agent) (?:to )?(?:help|assist|support)(?: me| us)?(?: to| with| in)?/,
  /(?:need|want|require|requesting|seeking|wanting|needing)(?: some| your| a little)? (?:help|assistance|support|aid|guidance)(?: to| with| in| on| for)?/,
  /(?:the|my) (?:question|issue|thing) is(?: that| how)?/,
  /(?:if|whether) (?:i|we|you|there is|it is)(?: can| could| may| possible)?/,
  /(?:to|for|that|about|regarding|concerning|on|in|with|of|the|a|an|my|some|any|it|out|how|me|us|be)/,
];

const trailing: readonly RegExp[] = [
  new RegExp(
    `${can} ${you}(?: please| kindly)*(?: possibly)?(?: help| assist| tell| guide| support| lend| give| do| show| advise| inform| let)${me}(?: a hand| out| know| please| with (?:it|that|this)| how| do it| that| some help| to do (?:it|that|so)| about it| how to do (?:it|that))*`,
  ),
  /(?:please|kindly|thanks|thank you(?: very much| so much)?|many thanks|cheers|asap|soon|now|right now|today please|immediately|urgently|quickly|sir|madam|man|mate|guys|buddy|bro|help|help me|for me|to me|help us|at all|anyway|regards|ok|okay|though|actually|exactly|or what|right|huh|again please)/,
  /(?:i|we) (?:really |just |urgently |would )?(?:need|want|require|appreciate|like)(?: some| your| a)?(?: help| assistance| support| hand| information| it)(?: please| with (?:it|that|this)| to do (?:it|that)| from you)*/,
  /(?:how|where) (?:can|could|do|should|would) (?:i|we)(?: do| go about| get| find)?(?: it| that| this| so| doing (?:it|that|this))?/,
  /what (?:do|should|can|must) (?:i|we) (?:do|need to do|have to do)/,
  /(?:is that|is it|would that be) (?:possible|ok|okay|fine|allowed|alright)/,
  /(?:help|assist|assistance|support|advise) (?:me|needed|required|wanted|please|is needed)(?: please| with (?:it|that|this))?/,
  /(?:i|we) (?:do not|dont) know (?:how|what to do|how to do (?:it|that|this))/,
  /(?:let|tell) me(?: know)?(?: how| please)?/,
  /(?:any|some|more) (?:help|idea|ideas|suggestions|advice|information)(?: would be appreciated| is appreciated| please)?/,
  /(?:and|but|so|or|because|to|the|a|of|for|if)/,
];

/** Oaths and fillers: people type them, no wish hangs on them. */
const fillers =
  /\b(?:goddamn(?:ed)?|god damn(?:ed)?|damn(?:ed)?|fuck(?:ing|in|en)?|freak(?:ing|in)?|frigging|fricking|bloody|shit(?:ty)?|crap(?:py)?|hell|wtf|lol|omg|stupid|ass|bitch|bastards?|really|kinda|sort of|kind of|like(?= (?:how|what|where))|ever|even)\b/g;

const starts = leading.map((part) => new RegExp(`^(?:${part.source})(?= |$)\\s*`));
const ends = trailing.map((part) => new RegExp(`\\s*(?:^|(?<= ))(?:${part.source})$`));

/**
 * The wish itself: `text` (normalised) without its carriers. Never empty: when everything is a carrier
 * (“can you help me”), the text comes back as it was.
 */
export function cutCarriers(text: string): string {
  let core = text.replace(fillers, " ").replace(/\s+/g, " ").trim();
  for (let round = 0; round < 8; round += 1) {
    const before = core;
    for (const pattern of starts) {
      const shorter = core.replace(pattern, "");
      if (shorter.length > 0) core = shorter;
    }
    for (const pattern of ends) {
      const shorter = core.replace(pattern, "").trim();
      if (shorter.length > 0) core = shorter;
    }
    if (core === before) break;
  }
  return core.length > 0 ? core : text;
}
