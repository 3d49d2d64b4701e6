/** Common first names that are not ordinary words, so that a name typed in lower case is recognised. */
export const firstNames = `
aaron abdul abigail adam adrian agnes ahmad ahmed aisha alan albert alejandro alessandro alex alexander alexandra alexis ali alice alicia alina alison allison amanda amelia amir amit amy ana anders andre andrea andreas andres andrew andy angela angelina anil anita anjali ann anna anne annette annie anthony antonio anya arjun arthur arun asha ashley astrid audrey
barbara beatriz becky ben benjamin bernard beth betty birgit björn bob bobby brad bradley brandon brenda brian bruno bryan
camila carl carla carlos carmen carol carolina caroline catherine cathy cecilia charles charlotte chloe chris christian christina christine christoph christopher claire clara claudia connie craig cristina cynthia
dan daniel daniela danielle dave david deborah debra deepak denise dennis derek diana diane diego dieter dmitri dominic donald donna doris dorothy doug douglas dylan
eddie eduardo edward eleanor elena elias elisabeth elizabeth ella ellen emily emma enrique eric erica erik erika ernesto esther ethan eugene eva evelyn
fatima federico felipe felix fernanda fernando fiona florian francesca francesco francis francisco françois franz fred frederick friedrich
gabriel gabriela gareth gary gavin george georgia gerald gerhard gertrude gina giovanni giulia giuseppe gloria gordon greg gregory guillermo gunther gustavo
hannah hans harold harriet harry hassan heather heidi heike heinz helen helena helga henrik hiroshi holly howard hugo
ian ibrahim ines ingrid irene isaac isabel isabella ivan
jack jacob jacqueline jaime jake james jamie jan jane janet janice jasmine jason javier jean jeff jeffrey jennifer jenny jeremy jerry jesse jessica jill jim jimmy joan joanna joao joe joel johan johanna john johnny jonas jonathan jorge josé josef joseph joshua juan juana juanita judith judy julia julian julie juliet jürgen justin
karen karin karl kate katharina katherine kathleen kathy katie katja keith kelly ken kenneth kevin kim klaus krishna kristin kumar kyle
lakshmi lars laura lauren laurent lawrence lea leah lena leo leon leonardo leslie liam linda lisa liz lorenzo louis louise luca lucas lucia lucy luis luisa lukas lydia
madison magdalena malcolm manfred manoj manuel marc marcel marcia marco marcus margaret maria mariana marie marilyn mario marion marjorie markus martha martin martina marvin mary mateo matthew matthias maureen mauricio max maya megan mehmet melanie melissa mercedes michael michele michelle miguel mike mikhail miriam mohamed mohammad mohammed mona monica moritz muhammad mustafa
nadia nancy naomi natalia natalie natasha nathan neha neil nicholas nick nico nicola nicole nikhil nikita nina noah nora norbert norma
oleg oliver olivia omar oskar otto owen
pablo pamela patricia patrick paul paula paulo pauline pedro peggy peter petra philip philipp phillip phyllis pierre pooja priya prakash
rachel rafael rahul raj rajesh ralf ralph ramesh ramon raquel raymond rebecca regina reinhard renate ricardo richard rita robert roberta roberto rodrigo roger rohan roland ronald rosa rosemarie roy russell ruth ryan
sabine sabrina sally samantha samuel sandeep sandra sanjay santiago sara sarah scott sean sebastian sergei sergio shannon sharon sheila shirley silvia simone sofia sonia sonja sophia sophie stanley stefan stefanie stella stephanie stephen steve steven stuart sunil suresh susan susanne suzanne sven svetlana sylvia
tanja tanya tara tatiana teresa terry thomas tiffany tim timothy tina tobias todd tom tommy tony tracy tyler
ulrich ursula uwe
valentina valeria vanessa vera veronica vicki victor victoria vijay vikram vincent virginia vladimir
walter wanda wendy werner wilhelm william wolfgang
yolanda yusuf yves yvonne
zachary zoe
`;
